import type { Proposal } from '../../../worker/contract/proposals.ts';
import { toLocalDay } from '../../../worker/domain/time/days.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDay, formatForeignZone } from '../../lib/dates.ts';

/** The rows below one heading of the review. */
export type ProposalGroup = {
  key: string;
  /** "Friday", or what these proposals are. */
  title: string;
  /** "June 12", and the year; undefined unless it is a day. */
  day: { date: string; year: string } | undefined;
  /** Of all events of the day, unless it is that of the itinerary: "Rome time". */
  zoneName: string | undefined;
  /** IANA; events in this zone do not name theirs. */
  zone: string;
  proposals: Proposal[];
};

/** The proposals by their days, as the itinerary will show them; before these, changes of events and what has no date. */
export function groupProposals(proposals: readonly Proposal[], pageZone: string): ProposalGroup[] {
  const groups = new Map<string, Proposal[]>();
  for (const key of ['changes', 'undated']) groups.set(key, []);
  for (const proposal of proposals) {
    const key = toKey(proposal);
    const group = groups.get(key);
    if (group) group.push(proposal);
    else groups.set(key, [proposal]);
  }
  return [...groups].flatMap(([key, ofGroup]) =>
    ofGroup.length > 0 ? [{ key, ...toHeading(key, ofGroup, pageZone), proposals: ofGroup }] : [],
  );
}

const toKey = ({ change, datetime, timeZone }: Proposal): string =>
  change ? 'changes' : datetime === null ? 'undated' : toLocalDay(Date.parse(datetime), timeZone);

function toHeading(key: string, [first, ...rest]: readonly Proposal[], pageZone: string) {
  const plain = { day: undefined, zoneName: undefined, zone: pageZone };
  if (key === 'changes') return { title: t('changesOfEvents'), ...plain };
  if (!first?.datetime) return { title: t('noDateYet'), ...plain };
  const { datetime, timeZone } = first;
  const { weekday, date, year } = formatDay(datetime, timeZone);
  const isOneZone = rest.every((other) => other.timeZone === timeZone);
  return {
    title: weekday,
    day: { date, year },
    zoneName: isOneZone ? formatForeignZone(datetime, timeZone, pageZone) : undefined,
    zone: isOneZone ? timeZone : pageZone,
  };
}
