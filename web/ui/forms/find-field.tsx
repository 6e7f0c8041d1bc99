import { t } from '../../../worker/messages/t.ts';

type Props = {
  /** Label and placeholder, as in "Find an itinerary". */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Number of matches, and of all rows. */
  found: number;
  all: number;
  className?: string;
};

/** Search field of a list, with the number of matches. Escape clears it. */
export function FindField({ label, value, onChange, found, all, className = '' }: Props) {
  return (
    <div className={`flex min-w-0 items-center gap-x-4 ${className}`}>
      <label className="relative min-w-0 flex-1">
        <span className="visually-hidden">{label}</span>
        <span
          className="i-lucide-search pointer-events-none absolute top-1/2 left-3 [translate:0_-50%] text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          className="input ps-10"
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(pressed) => {
            if (pressed.key !== 'Escape' || value === '') return;
            // Clears the field, and does not close a dialog around it.
            pressed.stopPropagation();
            onChange('');
          }}
        />
      </label>
      <p className="text-sm text-muted [font-variant-numeric:tabular-nums] empty:absolute" role="status">
        {value.trim() !== '' && t('numberOf', { number: found, all })}
      </p>
    </div>
  );
}
