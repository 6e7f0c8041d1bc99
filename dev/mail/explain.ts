import type { Booking } from '../../email-worker/booking.ts';
import { parseMail } from '../../email-worker/mime/parse-mail.ts';
import { readText } from '../../email-worker/text/decide/text-bookings.ts';

/** Which rules of the text engine decided about an email, one line per decision. */
export async function explainEmail(raw: Uint8Array): Promise<string[]> {
  const { messages } = await parseMail(raw);
  return messages.flatMap((message) => {
    const { decision, kept, dropped } = readText(message);
    return [
      `${decision.kind}: ${decision.because} (${decision.id})`,
      ...kept.map((booking) => `+ ${toLine(booking)}`),
      ...dropped.map((booking) => `- ${toLine(booking)}`),
    ];
  });
}

function toLine({ kind, start, name, place, from, to, trace, isWeak }: Booking): string {
  const stops = [place ?? from, to].flatMap((stop) => stop?.name ?? stop?.iata ?? stop?.city ?? []);
  const where = stops.join(' to ');
  const rules = `${trace?.score ?? 0}: ${trace?.rules.join(', ') ?? ''}`;
  return [`${kind}${isWeak ? ' flagged' : ''}`, start.local, name ?? '', where, rules].join(' | ');
}
