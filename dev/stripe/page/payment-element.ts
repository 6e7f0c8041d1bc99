import type { Appearance, StripeError } from '@stripe/stripe-js';
import { toStyleSheets } from './appearance.ts';
import { CardForm } from './card-form.ts';

type Listener = (event: object) => void;

/** The card form as a Stripe element, in a shadow root that the page's styles do not reach. */
export class PaymentElement {
  /** Undefined until the element is mounted and the intent was found to be payable. */
  form: CardForm | undefined;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly findLoadError: () => Promise<StripeError | undefined>;
  private appearance: Appearance;
  private host: HTMLElement | undefined;

  /** `findLoadError` tells why the intent cannot be paid, if so. */
  constructor(appearance: Appearance, findLoadError: () => Promise<StripeError | undefined>) {
    this.appearance = appearance;
    this.findLoadError = findLoadError;
  }

  mount(container: HTMLElement) {
    this.host = container.appendChild(document.createElement('div'));
    void this.render(this.host, this.host.attachShadow({ mode: 'open' }));
    this.setAppearance(this.appearance);
  }

  private async render(host: HTMLElement, root: ShadowRoot) {
    const error = await this.findLoadError();
    if (this.host !== host) return; // destroyed meanwhile
    if (error) return this.emit('loaderror', { error });
    this.form = new CardForm(root, () => host.closest('form')?.requestSubmit());
    this.emit('ready', {});
  }

  setAppearance(appearance: Appearance) {
    this.appearance = appearance;
    if (this.host?.shadowRoot) this.host.shadowRoot.adoptedStyleSheets = toStyleSheets(appearance);
  }

  on(name: string, listener: Listener) {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known.add(listener));
    return this;
  }

  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
    return this;
  }

  destroy() {
    this.listeners.clear();
    this.host?.remove();
    this.host = undefined;
    this.form = undefined;
  }

  private emit(name: string, event: object) {
    for (const listener of [...(this.listeners.get(name) ?? [])])
      listener({ elementType: 'payment', ...event });
  }
}
