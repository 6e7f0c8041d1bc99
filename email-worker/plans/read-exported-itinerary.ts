import { EVENT_DEFAULTS } from '../../worker/contract/events.ts';
import { itineraryFileSchema } from '../../worker/contract/itinerary-file.ts';
import type { ProposalReason } from '../../worker/contract/proposal-reasons.ts';
import { toInstant } from '../../worker/domain/time/zoned-time.ts';
import { checkDates, completeDraft } from './finish-proposals.ts';
import type { PlanContext, PlanRefusal, ProposalDraft } from './plan.ts';

/** The events of an itinerary that was exported as JSON, or why the file is refused. */
export function readExportedItinerary(
  text: string,
  context: PlanContext,
  label: string | undefined,
): ProposalDraft[] | PlanRefusal {
  const json = parseJson(text);
  const { data, error } = itineraryFileSchema.safeParse(json);
  if (error)
    return error.issues.some(({ path }) => path[0] === 'version') && isExport(json)
      ? 'newer-version'
      : 'malformed';
  return data.events.map((event) => {
    const start = toInstant(event.datetime, event.timeZone);
    const end =
      event.endsAt === null ? undefined : toInstant(event.endsAt, event.endTimeZone ?? event.timeZone);
    const reasons = new Set<ProposalReason>(start === undefined ? ['no-date'] : []);
    if (start !== undefined) checkDates(start, context, reasons);
    return completeDraft(
      {
        ...event,
        datetime: start === undefined ? null : new Date(start).toISOString(),
        endsAt: end === undefined ? null : new Date(end).toISOString(),
        attendees: event.attendees === EVENT_DEFAULTS.attendees ? '' : event.attendees,
        uid: null,
        source: { kind: 'json', label: label ?? data.itinerary.name, excerpt: event.title, lines: null },
      },
      reasons,
      context.events,
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const isExport = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === 'foldout-itinerary';
