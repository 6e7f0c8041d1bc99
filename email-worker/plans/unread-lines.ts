import type { UnreadLine } from './plan.ts';
import type { ScannedLine, ScannedPlan } from './text/scan-plan.ts';

/** Lines of a plan of which no event was made, with the reason. */
export const listUnread = (
  raws: string[],
  plan: ScannedPlan,
  isRead: (number: number) => boolean,
  known: KnownLines,
): UnreadLine[] => {
  const lines = new Map(plan.lines.map((line) => [line.number, line]));
  return raws.flatMap((raw, at) =>
    isRead(at + 1) || !/[\p{L}\p{N}]/u.test(raw)
      ? []
      : [
          {
            text: raw.trim(),
            line: at + 1,
            reason: findUnreadReason(lines.get(at + 1), at + 1, known),
          },
        ],
  );
};

/** Numbers of lines of which it is known why they became no event. */
interface KnownLines {
  canceled: ReadonlySet<number>;
  asked?: ReadonlySet<number>;
}

const QUESTION = /[?？؟]\s*$/u;

function findUnreadReason(
  line: ScannedLine | undefined,
  number: number,
  { canceled, asked }: KnownLines,
): UnreadLine['reason'] {
  if (canceled.has(number)) return 'canceled';
  if (line?.isQuoted) return 'quoted';
  if (line?.isSkipped) return 'too-long';
  return asked?.has(number) || QUESTION.test(line?.text ?? '') ? 'question' : 'no-event';
}
