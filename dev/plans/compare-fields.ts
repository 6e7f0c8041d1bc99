import type { ProposalDraft } from '../../email-worker/plans/plan.ts';
import { computeUtcOffset } from '../../email-worker/resolve/resolve-time.ts';
import { parseAttendees, toNameKey } from '../../worker/domain/schedule/attendees.ts';
import { foldWords } from '../../worker/domain/text/fold-text.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { GoldPlanEvent } from './score-plans.ts';

const FIELDS = ['title', 'end', 'zone', 'location', 'people', 'audience'] as const;
export type ComparedField = (typeof FIELDS)[number];

/** The fields of a proposal, which starts when the event does, that are not as gold.json expects. */
export function listWrongFields(draft: ProposalDraft, event: GoldPlanEvent): ComparedField[] {
  const isRight: Record<ComparedField, boolean> = {
    title: isExpected(foldWords(draft.title), event.title, foldWords),
    end: isExpectedEnd(draft.endsAt, event),
    zone: hasExpectedZones(draft, event),
    location: isExpected(foldWords(draft.location), event.location, foldWords),
    people: isExpected(toPeopleKey(draft.attendees), event.people, toPeopleKey),
    audience: isExpected(draft.audience ?? 'everyone', event.audience ?? 'everyone', (text) => text),
  };
  return FIELDS.filter((field) => !isRight[field]);
}

const isExpected = (
  value: string,
  expected: string | string[] | undefined,
  toKey: (text: string) => string,
): boolean => [expected ?? ''].flat().some((one) => toKey(one) === value);

/** Whether an end is one of those expected; an event without one has none. */
export const isExpectedEnd = (endsAt: string | null, { end, endZone, zone }: GoldPlanEvent): boolean =>
  [end ?? '']
    .flat()
    .some((local) =>
      local === ''
        ? endsAt === null
        : endsAt !== null && Date.parse(endsAt) === toInstant(local, endZone ?? zone),
    );

/** Zones are the same if their clocks are, at the time of the event. */
function hasExpectedZones({ datetime, endsAt, timeZone, endTimeZone }: ProposalDraft, event: GoldPlanEvent) {
  const hasSameClock = (at: string | null, own: string, expected: string) =>
    at === null || computeUtcOffset(Date.parse(at), own) === computeUtcOffset(Date.parse(at), expected);
  return (
    hasSameClock(datetime, timeZone, event.zone) &&
    hasSameClock(endsAt, endTimeZone ?? timeZone, event.endZone ?? event.zone)
  );
}

function toPeopleKey(text: string): string {
  const { mode, names } = parseAttendees(text);
  return [mode, ...names.map(toNameKey).sort()].join(',');
}
