import {
  type ChangeEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { digitsOf, type FieldName } from './card-rules.ts';
import type { CardStore } from './card-store.ts';

const FIELDS = [
  { name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', autoComplete: 'cc-number' },
  { name: 'expiry', label: 'Expiration date', hint: 'MM / YY', autoComplete: 'cc-exp' },
  { name: 'cvc', label: 'Security code', hint: 'CVC', autoComplete: 'cc-csc' },
] as const;

/** Kept in one line. */
const TEST_CARD = '4242 4242 4242 4242'.replaceAll(' ', '\u00a0');

type Props = { store: CardStore; onEnter: () => void };

/** The three fields of a card. */
export function CardFields({ store, onEnter }: Props) {
  return (
    <div className="Fields">
      {FIELDS.map((field) => (
        <CardField key={field.name} {...field} store={store} onEnter={onEnter} />
      ))}
      <p className="Hint">Stand-in for Stripe on this machine: {TEST_CARD} is accepted, no money moves.</p>
    </div>
  );
}

type FieldProps = Props & { name: FieldName; label: string; hint: string; autoComplete: string };

function CardField({ store, onEnter, name, label, hint, autoComplete }: FieldProps) {
  const { values, faults, locked } = useSyncExternalStore(store.subscribe, () => store.state);
  const id = useId();
  const fault = faults[name];
  const { input, keepPlace } = usePlace(values[name]);
  return (
    <div className={`Field Field--${name}`}>
      <label className="Label" htmlFor={id}>
        {label}
      </label>
      <div className="Box">
        <input
          ref={input}
          id={id}
          className={`Input ${fault ? 'Input--invalid' : ''}`}
          value={values[name]}
          placeholder={hint}
          autoComplete={autoComplete}
          inputMode="numeric"
          disabled={locked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => {
            keepPlace(event);
            store.type(name, event.target.value);
          }}
          onBlur={() => store.leave(name)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && onEnter()}
        />
        {name === 'number' && store.brand && <span className="Brand">{store.brand}</span>}
      </div>
      {fault && (
        <p className="Error" id={`${id}-fault`} role="alert">
          {fault.message}
        </p>
      )}
    </div>
  );
}

/** Grouping moves the digits about: the cursor stays behind the digit it stood behind. */
function usePlace(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  function keepPlace({ target }: ChangeEvent<HTMLInputElement>) {
    const place = target.selectionStart ?? target.value.length;
    const isAtEnd = place === target.value.length;
    digitsBefore.current = isAtEnd ? undefined : digitsOf(target.value.slice(0, place)).length;
  }
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined) return;
    let place = 0;
    for (let digits = 0; digits < digitsBefore.current && place < value.length; place++) {
      if (/\d/.test(value.charAt(place))) digits++;
    }
    input.current?.setSelectionRange(place, place);
  }, [value]);
  return { input, keepPlace };
}
