import type { MyProject } from '../../../worker/contract/accounts.ts';

/** Names are listed up to here. */
const MAX_NAMES = 5;

/** Names the itineraries that cannot be opened now. Renders nothing if all can. */
export function UnavailableNotice({ projects }: { projects: MyProject[] }) {
  const names = projects.flatMap(({ isUnavailable, name }) => (isUnavailable ? [name] : []));
  if (names.length === 0) return null;
  const isOne = names.length === 1;
  return (
    <section className="card grid gap-2 px-inset py-4" role="status">
      <h3 className="font-semibold">
        {isOne
          ? "One itinerary can't be opened right now"
          : `${names.length} itineraries can't be opened right now`}
      </h3>
      <p className="max-w-[68ch] [overflow-wrap:anywhere]" dir="auto">
        {formatNames(names)}
      </p>
      <p className="max-w-[68ch] text-muted">
        We can't reach where {isOne ? 'it is' : 'they are'} stored. Nothing is lost, and your guests still see
        a recent copy. What you see here may be out of date, and changes can't be saved. We keep trying.
      </p>
    </section>
  );
}

function formatNames(names: string[]): string {
  const others = names.length - MAX_NAMES;
  const listed = others > 0 ? [...names.slice(0, MAX_NAMES), `${others} more`] : names;
  return new Intl.ListFormat('en-US').format(listed);
}
