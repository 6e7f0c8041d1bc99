import type { MyProject } from '../../../worker/contract/accounts.ts';
import { getReader, t } from '../../../worker/messages/t.ts';

/** Names are listed up to here. */
const MAX_NAMES = 5;

/** Names the itineraries that cannot be opened now. Renders nothing if all can. */
export function UnavailableNotice({ projects }: { projects: MyProject[] }) {
  const names = projects.flatMap(({ isUnavailable, name }) => (isUnavailable ? [name] : []));
  if (names.length === 0) return null;
  const count = names.length;
  return (
    <section className="card grid gap-2 px-inset py-4" role="status">
      <h3 className="font-semibold">{t('itinerariesUnavailable', { count })}</h3>
      <p className="max-w-[68ch] [overflow-wrap:anywhere]" dir="auto">
        {formatNames(names)}
      </p>
      <p className="max-w-[68ch] text-muted">{t('itinerariesUnavailableText', { count })}</p>
    </section>
  );
}

function formatNames(names: string[]): string {
  const others = names.length - MAX_NAMES;
  const listed = others > 0 ? [...names.slice(0, MAX_NAMES), t('moreNames', { count: others })] : names;
  return new Intl.ListFormat(getReader().locale).format(listed);
}
