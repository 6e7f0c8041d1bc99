import type { Appearance, StripeError } from '@stripe/stripe-js';
import { createRoot, type Root } from 'react-dom/client';
import { CardFields } from './card-fields.tsx';
import { CardStore } from './card-store.ts';
import { toSheets } from './look.ts';

type Listener = (event: object) => void;

/** The card form as an element of Stripe's: mounted by the page, in a tree that the page's styles do not reach. */
export class PaymentElement {
  readonly store = new CardStore();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly load: () => Promise<StripeError | undefined>;
  private appearance: Appearance;
  private place: HTMLElement | undefined;
  private host: HTMLElement | undefined;
  private root: Root | undefined;

  /** `load` looks the payment up, and says why it cannot be paid. */
  constructor(appearance: Appearance, load: () => Promise<StripeError | undefined>) {
    this.appearance = appearance;
    this.load = load;
    this.store.subscribe(() =>
      this.emit('change', { empty: this.store.isEmpty, complete: this.store.isComplete }),
    );
  }

  mount(place: string | HTMLElement) {
    const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!found) throw new Error(`The selector you specified (${String(place)}) applies to no DOM elements.`);
    this.place = found;
    this.host = found.appendChild(document.createElement('div'));
    const shadow = this.host.attachShadow({ mode: 'open' });
    this.root = createRoot(shadow);
    this.dress(this.appearance);
    void this.show(this.host);
  }

  private async show(host: HTMLElement) {
    const error = await this.load();
    if (this.host !== host) return; // unmounted meanwhile
    if (error) return this.emit('loaderror', { error });
    const submit = () => this.place?.closest('form')?.requestSubmit();
    this.root?.render(<CardFields store={this.store} onEnter={submit} />);
    // Drawn before anybody is told, as a frame that has loaded is.
    requestAnimationFrame(() => this.emit('ready', {}));
  }

  dress(appearance: Appearance) {
    this.appearance = appearance;
    if (this.host?.shadowRoot) this.host.shadowRoot.adoptedStyleSheets = toSheets(appearance);
  }

  on(name: string, listener: Listener) {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
    return this;
  }

  once(name: string, listener: Listener) {
    const first = (event: object) => {
      this.off(name, first);
      listener(event);
    };
    return this.on(name, first);
  }

  off(name: string, listener?: Listener) {
    if (listener) this.listeners.get(name)?.delete(listener);
    else this.listeners.delete(name);
    return this;
  }

  update() {
    return this;
  }

  focus(field = 0) {
    this.host?.shadowRoot?.querySelectorAll('input')[field]?.focus();
  }

  unmount() {
    const { root, host } = this;
    this.root = undefined;
    this.host = undefined;
    // React may be in the middle of drawing the page that takes us away.
    queueMicrotask(() => {
      root?.unmount();
      host?.remove();
    });
  }

  destroy() {
    this.unmount();
    this.listeners.clear();
  }

  private emit(name: string, event: object) {
    const full = { elementType: 'payment', collapsed: false, value: { type: 'card' }, ...event };
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(full);
  }
}
