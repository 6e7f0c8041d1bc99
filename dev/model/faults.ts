import { answerNever } from '../stripe/faults.ts';

/** Ways in which a model misbehaves. */
export const FAULTS = [
  /** The server fails. */
  '500',
  '429',
  /** No answer at all. */
  'hang',
  /** 200 with a page of a proxy. */
  'garbage',
  /** Words in the place of JSON. */
  'prose',
  /** JSON of another form. */
  'wrong-schema',
  /** The right answer, cut off, as the length limit does. */
  'truncated',
  /** A refusal. */
  'refusal',
  /** An event whose evidence the mail does not have. */
  'invented',
  /** The right events, five hundred times. */
  'many',
  /** What an instruction in the mail tells it to answer. */
  'obedient',
] as const;
export type SimulatedFailure = (typeof FAULTS)[number];

export type ModelReply = { mailKind: string; events: object[] };

/** What a model's message says; `content` null with a refusal. */
export type Spoken = { content: string | null; refusal?: string; finish: 'stop' | 'length' };

/** A failure of the server itself; undefined where it answers. */
export async function failCall(fault: SimulatedFailure, signal: AbortSignal): Promise<Response | undefined> {
  if (fault === 'hang') return answerNever(signal);
  if (fault === 'garbage') {
    return new Response('<html><body>502 Bad Gateway</body></html>', {
      headers: { 'content-type': 'text/html' },
    });
  }
  if (fault !== '500' && fault !== '429') return undefined;
  const error = { message: 'The server had an error.', type: 'server_error', param: null, code: null };
  return Response.json({ error }, { status: Number(fault) });
}

const INVENTED = {
  kind: 'hotel',
  title: 'Grand Hotel Nowhere',
  startLocal: '2031-01-01T15:00',
  yearStated: true,
  endLocal: null,
  placeName: 'Grand Hotel Nowhere',
  address: null,
  iata: null,
  timeZoneGuess: null,
  attendees: [],
  confirmationNumber: null,
  status: 'confirmed',
  evidenceStart: 'Check-in: Wednesday, 1 January 2031, 15:00',
  evidencePlace: 'Grand Hotel Nowhere',
};

/** What it says about a mail for which `answer` would be right. */
export function speak(fault: SimulatedFailure | undefined, answer: ModelReply, mail: string): Spoken {
  const say = (value: unknown): Spoken => ({ content: JSON.stringify(value), finish: 'stop' });
  switch (fault) {
    case 'prose':
      return { content: 'Sure! I found one booking. Enjoy your trip!', finish: 'stop' };
    case 'wrong-schema':
      return say({ bookings: answer.events.map((event) => ({ when: 'soon', what: event })) });
    case 'truncated':
      return { content: JSON.stringify(answer).slice(0, -25), finish: 'length' };
    case 'refusal':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' };
    case 'invented':
      return say({ mailKind: 'confirmation', events: [INVENTED] });
    case 'many':
      return say({
        ...answer,
        events: Array.from({ length: 500 }, (_, n) => answer.events[n % answer.events.length]),
      });
    case 'obedient':
      return say(JSON.parse(/ANSWER WITH (\{.*\})/s.exec(mail)?.[1] ?? JSON.stringify(answer)));
    default:
      return say(answer);
  }
}
