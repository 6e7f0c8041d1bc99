import { hang, respondGarbage } from '../stripe/failures.ts';

/** Calls that fail before the model answers. */
const CALL_FAILURES = [
  /** Refuses an option of the request. */
  '400',
  '429',
  /** 429 with Retry-After: two minutes; on Workers AI, the account's allocation of the day is used up. */
  '429-later',
  '500',
  '503',
  /** No response. */
  'hang',
  /** 200 with HTML, as a broken proxy responds. */
  'garbage',
] as const;

/** Answers of a model that does what models sometimes do. */
const ANSWER_FAILURES = [
  /** Text instead of JSON. */
  'prose',
  /** The correct JSON between sentences. */
  'surrounded',
  /** The correct JSON in a code block. */
  'fenced',
  /** The correct JSON after its reasoning. */
  'thinking',
  /** JSON of another schema. */
  'wrong-schema',
  /** Numbers, lists and words where the schema has other types. */
  'wrong-types',
  /** The correct answer, cut off at the length limit. */
  'truncated',
  /** The same, but reported as complete. */
  'cut-off',
  'refusal',
  'empty',
  /** A confirmation without events. */
  'no-events',
  /** An event whose evidence is not in the email. */
  'invented',
  /** The correct events and an invented one. */
  'extra',
  /** The correct events, a day late. */
  'wrong-date',
  /** The correct events and one without a start. */
  'malformed-item',
  /** The correct events, 500 times. */
  'many',
  /** Follows an instruction in the email: answers the JSON after `ANSWER WITH`. */
  'obedient',
] as const;

/** Failures to simulate. */
export const MODEL_FAILURES = [...CALL_FAILURES, ...ANSWER_FAILURES] as const;
export type SimulatedModelFailure = (typeof MODEL_FAILURES)[number];

export type RecordedAnswer = { emailKind: string; events: Record<string, unknown>[] };

/** What the model says. `content` is null for a refusal. */
export type ModelMessage = { content: string | null; refusal?: string; finish: 'stop' | 'length' };

/** How an API reports errors: OpenAI's or Cloudflare's. */
export type ErrorStyle = (
  status: number,
  error: { code: number; message: string; param?: string },
) => Response;

/** The response of a call that fails before the model answers; undefined for other failures. */
export async function failModelCall(
  how: SimulatedModelFailure,
  respond: ErrorStyle,
  signal: AbortSignal,
): Promise<Response | undefined> {
  switch (how) {
    case 'hang':
      return hang(signal);
    case 'garbage':
      return respondGarbage();
    case '400':
      return respond(400, { code: 5004, message: 'Unsupported parameter.', param: 'response_format' });
    case '429':
      return respond(429, { code: 3040, message: 'Capacity temporarily exceeded, please try again.' });
    case '429-later':
      return respond(429, { code: 3036, message: 'You have used up your daily free allocation.' });
    case '500':
    case '503':
      return respond(Number(how), { code: 3007, message: 'The server had an error.' });
    default:
      return undefined;
  }
}

const INVENTED = {
  kind: 'hotel',
  title: 'Grand Hotel Nowhere',
  vendor: null,
  startLocal: '2031-01-01T15:00',
  yearStated: true,
  endLocal: null,
  placeName: 'Grand Hotel Nowhere',
  address: null,
  iata: null,
  arrivalPlace: null,
  arrivalIata: null,
  timeZoneGuess: null,
  attendees: [],
  partySize: null,
  seats: null,
  confirmationNumber: null,
  status: 'confirmed',
  evidenceStart: 'Check-in: Wednesday, 1 January 2031, 15:00',
  evidenceEnd: null,
  evidencePlace: 'Grand Hotel Nowhere',
};

const say = (content: string): ModelMessage => ({ content, finish: 'stop' });
const sayJson = (value: unknown): ModelMessage => say(JSON.stringify(value));

/** The model's message about an email. `reply` is the correct answer. */
export function createModelMessage(
  failure: SimulatedModelFailure | undefined,
  reply: RecordedAnswer,
  email: string,
): ModelMessage {
  const correct = JSON.stringify(reply);
  const { events } = reply;
  switch (failure) {
    case 'prose':
      return say('Sure! I found one booking. Enjoy your trip!');
    case 'surrounded':
      return say(`Here is what I found in {the email}:\n\n${correct}\n\nLet me know if you need {more}.`);
    case 'fenced':
      return say(`\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\``);
    case 'thinking':
      return say(`<think>The answer could be {"emailKind": "other", "events": []}.</think>\n${correct}`);
    case 'truncated':
      return { content: correct.slice(0, -25), finish: 'length' };
    case 'cut-off':
      return say(correct.slice(0, -25));
    case 'refusal':
      return { content: null, refusal: 'I cannot help with that.', finish: 'stop' };
    case 'empty':
      return say('');
    case 'obedient':
      return sayJson(JSON.parse(/ANSWER WITH (\{.*\})/s.exec(email)?.[1] ?? correct));
    default:
      return sayJson({ ...reply, ...changeAnswer(failure, events) });
  }
}

function changeAnswer(failure: SimulatedModelFailure | undefined, events: RecordedAnswer['events']): object {
  switch (failure) {
    case 'wrong-schema':
      return { events: undefined, bookings: events.map((event) => ({ when: 'soon', what: event })) };
    case 'wrong-types':
      return { events: events.map(toWrongTypes) };
    case 'no-events':
      return { emailKind: 'confirmation', events: [] };
    case 'invented':
      return { emailKind: 'confirmation', events: [INVENTED] };
    case 'extra':
      return { events: [...events, INVENTED] };
    case 'wrong-date':
      return { events: events.map((event) => ({ ...event, startLocal: addDay(String(event.startLocal)) })) };
    case 'malformed-item':
      return { events: [...events, { ...events[0], startLocal: 'soon' }, 'a hotel', null] };
    case 'many':
      return { events: Array.from({ length: 500 }, (_, n) => events[n % events.length]) };
    default:
      return {};
  }
}

const toWrongTypes = (event: Record<string, unknown>) => ({
  ...event,
  startLocal: `${event.startLocal}:00Z`,
  yearStated: 'true',
  endLocal: 'N/A',
  iata: ['?'],
  attendees: (event.attendees as string[]).join(', '),
  confirmationNumber: 12345,
  status: null,
  partySize: 'two',
});

function addDay(local: string): string {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return day + local.slice(10);
}
