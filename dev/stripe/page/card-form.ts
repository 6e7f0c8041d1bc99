import {
  type CardFieldError,
  checkField,
  digitsOf,
  type FieldName,
  findBrand,
  formatField,
} from './card-rules.ts';

const FIELDS = [
  { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  { name: 'cvc', label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
] as const;

/** With non-breaking spaces. */
const TEST_CARD = '4242 4242 4242 4242'.replaceAll(' ', '\u00a0');

const HTML = `<div class="Fields">
  ${FIELDS.map(
    ({ name, label, placeholder, autocomplete }) => `<div class="Field Field--${name}">
      <label class="Label" for="${name}">${label}</label>
      <div class="Box">
        <input class="Input" id="${name}" placeholder="${placeholder}" autocomplete="${autocomplete}"
          inputmode="numeric" aria-describedby="${name}-error">
        <span class="Brand"></span>
      </div>
      <p class="Error" id="${name}-error" role="alert" hidden></p>
    </div>`,
  ).join('')}
  <p class="Hint">Test mode: pay with ${TEST_CARD}, any future date and any security code. No money is charged.</p>
</div>`;

export type TypedCard = { number: string; exp_month: string; exp_year: string; cvc: string };

/** The card fields of the payment element, inside its shadow root. */
export class CardForm {
  private readonly root: ShadowRoot;

  constructor(root: ShadowRoot, onEnter: () => void) {
    this.root = root;
    root.innerHTML = HTML;
    for (const { name } of FIELDS) {
      const input = this.find<HTMLInputElement>(`#${name}`);
      input.addEventListener('input', () => this.handleInput(name));
      input.addEventListener('blur', () => input.value && this.setError(name, this.check(name)));
      input.addEventListener('keydown', (event) => event.key === 'Enter' && onEnter());
    }
  }

  /** The typed card, or the first error. Shows all errors and focuses the first field that has one. */
  read(): { card: TypedCard; error?: undefined } | { card?: undefined; error: CardFieldError } {
    const errors = FIELDS.map(({ name }) => ({ name, error: this.check(name) }));
    for (const { name, error } of errors) this.setError(name, error);
    const first = errors.find(({ error }) => error);
    if (first?.error) {
      this.find<HTMLInputElement>(`#${first.name}`).focus();
      return { error: first.error };
    }
    const expiry = digitsOf(this.valueOf('expiry'));
    return {
      card: {
        number: digitsOf(this.valueOf('number')),
        exp_month: expiry.slice(0, 2),
        exp_year: `20${expiry.slice(2)}`,
        cvc: this.valueOf('cvc'),
      },
    };
  }

  setError(name: FieldName, error: CardFieldError | undefined) {
    const input = this.find(`#${name}`);
    input.classList.toggle('Input--invalid', error !== undefined);
    input.setAttribute('aria-invalid', String(error !== undefined));
    const message = this.find(`#${name}-error`);
    message.hidden = !error;
    message.textContent = error?.message ?? '';
  }

  setLocked(locked: boolean) {
    for (const { name } of FIELDS) this.find<HTMLInputElement>(`#${name}`).disabled = locked;
  }

  private handleInput(name: FieldName) {
    const input = this.find<HTMLInputElement>(`#${name}`);
    const formatted = formatField(name, input.value, this.valueOf('number'));
    if (formatted !== input.value) input.value = formatted;
    this.setError(name, undefined);
    this.find('.Brand').textContent = findBrand(this.valueOf('number')).name;
    this.leadOn(name);
  }

  /** As in Stripe's form, a complete field leads to the next one. */
  private leadOn(name: FieldName) {
    const next = FIELDS[FIELDS.findIndex((field) => field.name === name) + 1];
    if (next && !this.check(name)) this.find<HTMLInputElement>(`#${next.name}`).focus();
  }

  private check(name: FieldName) {
    return checkField(name, this.valueOf(name), this.valueOf('number'), new Date());
  }

  private valueOf(name: FieldName) {
    return this.find<HTMLInputElement>(`#${name}`).value;
  }

  private find<Element extends HTMLElement = HTMLElement>(selector: string): Element {
    const element = this.root.querySelector<Element>(selector);
    if (!element) throw new Error(`The card form has no ${selector}.`);
    return element;
  }
}
