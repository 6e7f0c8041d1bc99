import { matchPrinted } from '../languages/compile.ts';
import { type KeyOf, listKeys } from '../languages/word-keys.ts';

/** What a field of a ticket states. */
type TicketLabel = KeyOf<'ticketLabels'>;

/** `Booking reference: XXX007` on a line. */
const LINES = new Map(
  listKeys('ticketLabels').map((label) => [
    label,
    new RegExp(
      `^[ \\t]*${matchPrinted(`ticketLabels.${label}`)}[ \\t]*[:#=][ \\t]*(\\S[^\\n]{0,118})$`,
      'imu',
    ),
  ]),
);

/** The value of the first line that starts with such a label. */
export const findLabeledValue = (text: string, label: TicketLabel): string | undefined =>
  LINES.get(label)?.exec(text)?.[1]?.trim();
