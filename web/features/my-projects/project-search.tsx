type Props = {
  value: string;
  onChange: (text: string) => void;
  /** Number of matches, and of all itineraries. */
  found: number;
  all: number;
};

/** Search field for the itineraries, with the number of matches. */
export function ProjectSearch({ value, onChange, found, all }: Props) {
  return (
    <search className="flex min-w-0 flex-1 basis-64 items-center gap-x-4 max-sm:basis-full">
      <label className="relative min-w-0 flex-1 sm:max-w-88">
        <span className="visually-hidden">Find an itinerary</span>
        <span
          className="i-lucide-search pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          className="input pl-10"
          placeholder="Find an itinerary"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(pressed) => pressed.key === 'Escape' && onChange('')}
        />
      </label>
      <p className="text-sm text-muted tabular-nums empty:absolute" role="status">
        {value.trim() !== '' && `${found} of ${all}`}
      </p>
    </search>
  );
}
