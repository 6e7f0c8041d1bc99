import type { Booking } from '../../email-worker/booking.ts';
import { openMail, unwrapMail } from '../../email-worker/mime/parse-mail.ts';
import { readText } from '../../email-worker/text/decide/text-bookings.ts';
import type { MailField } from '../../email-worker/text/label/mail-field.ts';
import { parseMailText } from '../../email-worker/text/label/mail-text.ts';
import { findMomentRole } from '../../email-worker/text/label/moment-role.ts';

const LONGEST = 60;

/** The dates and times of an email by their role, and which rules of the text engine decided, one per line. */
export async function explainEmail(raw: Uint8Array): Promise<string[]> {
  const { messages } = await unwrapMail(await openMail(raw));
  return messages.flatMap((message) => {
    const { decision, kept, dropped } = readText(message);
    const { subject, fields } = parseMailText(message);
    return [
      `${decision.kind}: ${decision.because} (${decision.id})`,
      ...[...subject, ...fields].filter(({ dates, times }) => dates.length + times.length > 0).map(toMoment),
      ...kept.map((booking) => `+ ${toLine(booking)}`),
      ...dropped.map((booking) => `- ${toLine(booking)}`),
    ];
  });
}

/** `doors | Doors open | 19:00`; without a role the key of the label. */
const toMoment = ({ key, label, value }: MailField): string =>
  ['@', findMomentRole(key) ?? key, '|', label, '|', value.slice(0, LONGEST)].join(' ');

function toLine({ kind, start, name, place, from, to, trace, isWeak }: Booking): string {
  const stops = [place ?? from, to].flatMap((stop) => stop?.name ?? stop?.iata ?? stop?.city ?? []);
  const where = stops.join(' to ');
  const rules = `${trace?.score ?? 0}: ${trace?.rules.join(', ') ?? ''}`;
  return [`${kind}${isWeak ? ' flagged' : ''}`, start.local, name ?? '', where, rules].join(' | ');
}
