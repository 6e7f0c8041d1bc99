import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import type { PlanSource } from './plan-source.ts';

/** A longer line is a sentence, not a name. */
const MAX_LENGTH = 50;
const CHAT_FILE = /^(?:WhatsApp )?Chat (?:with|-) /i;
/** Names that apps give to files. */
const NO_NAME =
  /^(?:_?chat|untitled|document|export|plan|calendar|invite|events?|new|image|scan)?[\s\d_()-]*$/i;

/**
 * A name for the itinerary of a plan: that of its file, or its first line, if that is a heading. Undefined if the plan
 * has none.
 */
export function suggestName(
  source: PlanSource | undefined,
  events: readonly ReadEvent[],
): string | undefined {
  if (!source) return undefined;
  return fromFileName(source.label) ?? fromHeading(source, events);
}

function fromFileName(label: string | undefined): string | undefined {
  const name = label
    ?.replace(/\.[a-z0-9]+$/i, '')
    .replace(CHAT_FILE, '')
    .replace(/[_]+/g, ' ')
    .trim();
  return name && !NO_NAME.test(name) && name.length <= MAX_LENGTH ? name : undefined;
}

/** The first line, unless an event was read from it, or it has a date, a clock, a speaker or a whole sentence. */
function fromHeading({ text = '' }: PlanSource, events: readonly ReadEvent[]): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const heading = lines[at]?.trim().replace(/^[#*_\s]+|[*_\s:!]+$/g, '') ?? '';
  const isUsed = events.some(({ source }) => source.lines?.first === at + 1);
  const isName = heading.length > 2 && heading.length <= MAX_LENGTH && !/[\d:.?,\t|@]/.test(heading);
  return isName && !isUsed && lines.length > 2 ? heading : undefined;
}
