import { hang, respondGarbage } from '../stripe/failures.ts';

/** Failures to simulate. */
export const MODEL_FAILURES = [
  '500',
  '429',
  /** No response. */
  'hang',
  /** 200 with HTML, as a broken proxy responds. */
  'garbage',
  /** Text instead of JSON. */
  'prose',
  /** JSON of another schema. */
  'wrong-schema',
  /** The correct answer, cut off at the length limit. */
  'truncated',
  'refusal',
  /** An event whose evidence is not in the email. */
  'invented',
  /** The correct events, 500 times. */
  'many',
  /** Follows an instruction in the email: answers the JSON after `ANSWER WITH`. */
  'obedient',
] as const;
export type SimulatedModelFailure = (typeof MODEL_FAILURES)[number];

export type ModelReply = { mailKind: string; events: object[] };

/** A message of the model; `content` is null for a refusal. */
export type ModelMessage = { content: string | null; refusal?: string; finish: 'stop' | 'length' };

/** The response of a call that fails before the model answers; undefined for other failures. */
export async function failModelCall(
  how: SimulatedModelFailure,
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (how === 'hang') return hang(signal);
  if (how === 'garbage') return respondGarbage();
  if (how !== '500' && how !== '429') return undefined;
  const error = { message: 'The server had an error.', type: 'server_error', param: null, code: null };
  return Response.json({ error }, { status: Number(how) });
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

/** The model's message about an email. `reply` is the correct answer. */
export function createModelMessage(
  failure: SimulatedModelFailure | undefined,
  reply: ModelReply,
  email: string,
): ModelMessage {
  const toMessage = (value: unknown): ModelMessage => ({ content: JSON.stringify(value), finish: 'stop' });
  switch (failure) {
    case 'prose':
      return { content: 'Sure! I found one booking. Enjoy your trip!', finish: 'stop' };
    case 'wrong-schema':
      return toMessage({ bookings: reply.events.map((event) => ({ when: 'soon', what: event })) });
    case 'truncated':
      return { content: JSON.stringify(reply).slice(0, -25), finish: 'length' };
    case 'refusal':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' };
    case 'invented':
      return toMessage({ mailKind: 'confirmation', events: [INVENTED] });
    case 'many':
      return toMessage({
        ...reply,
        events: Array.from({ length: 500 }, (_, n) => reply.events[n % reply.events.length]),
      });
    case 'obedient':
      return toMessage(JSON.parse(/ANSWER WITH (\{.*\})/s.exec(email)?.[1] ?? JSON.stringify(reply)));
    default:
      return toMessage(reply);
  }
}
