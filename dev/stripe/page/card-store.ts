import {
  type CardFieldError,
  checkField,
  digitsOf,
  type FieldName,
  findBrand,
  formatField,
} from './card-rules.ts';

const FIELDS: FieldName[] = ['number', 'expiry', 'cvc'];

export type CardState = {
  values: Record<FieldName, string>;
  /** Faults of the fields that were left or sent, the bank's among them. */
  faults: Partial<Record<FieldName, CardFieldError>>;
  locked: boolean;
};

export type TypedCard = { number: string; exp_month: string; exp_year: string; cvc: string };

/** What is typed into a card form, outside of React: Stripe's object reads it when it pays. */
export class CardStore {
  state: CardState = { values: { number: '', expiry: '', cvc: '' }, faults: {}, locked: false };
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  type(name: FieldName, text: string) {
    const { values, faults } = this.state;
    const value = formatField(name, text, values.number);
    const { [name]: _, ...others } = faults;
    this.set({ values: { ...values, [name]: value }, faults: others });
  }

  /** Looks at a field that was left; an empty one is not complained of yet. */
  leave(name: FieldName) {
    if (this.state.values[name]) this.blame(name, this.check(name));
  }

  /** The card, or the first fault; every fault is shown then. */
  read():
    | { card: TypedCard; fault?: undefined }
    | { card?: undefined; fault: CardFieldError; field: FieldName } {
    for (const name of FIELDS) this.blame(name, this.check(name));
    const { values, faults } = this.state;
    const field = FIELDS.find((name) => faults[name]);
    const fault = field && faults[field];
    if (field && fault) return { fault, field };
    const expiry = digitsOf(values.expiry);
    return {
      card: {
        number: digitsOf(values.number),
        exp_month: expiry.slice(0, 2),
        exp_year: `20${expiry.slice(2)}`,
        cvc: values.cvc,
      },
    };
  }

  /** Shows what the bank said, under the field it is about. */
  blame(name: FieldName, fault: CardFieldError | undefined) {
    const { [name]: _, ...others } = this.state.faults;
    this.set({ faults: fault ? { ...others, [name]: fault } : others });
  }

  lock(locked: boolean) {
    this.set({ locked });
  }

  get isEmpty() {
    return FIELDS.every((name) => !this.state.values[name]);
  }

  get isComplete() {
    return FIELDS.every((name) => !this.check(name));
  }

  get brand() {
    return findBrand(this.state.values.number).name;
  }

  private check(name: FieldName) {
    const { values } = this.state;
    return checkField(name, values[name], values.number, new Date());
  }

  private set(change: Partial<CardState>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
