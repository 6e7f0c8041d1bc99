/** Events per email. */
export const MAX_EVENTS = 20;

/** Kinds of bookings that the model may answer. */
export const MODEL_KINDS = [
  'flight',
  'train',
  'bus',
  'ferry',
  'hotel',
  'restaurant',
  'car',
  'taxi',
  'activity',
  'other',
] as const;

/** Kinds of emails that the model may answer. */
export const EMAIL_KINDS = [
  'confirmation',
  'change',
  'cancellation',
  'reminder',
  'quote_or_hold',
  'promotion',
  'receipt',
  'other',
] as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

const EVENT_FIELDS = {
  kind: { type: 'string', enum: MODEL_KINDS },
  title: text,
  vendor: nullableText,
  startLocal: text,
  yearStated: { type: 'boolean' },
  endLocal: nullableText,
  placeName: nullableText,
  address: nullableText,
  iata: nullableText,
  arrivalPlace: nullableText,
  arrivalIata: nullableText,
  timeZoneGuess: nullableText,
  attendees: { type: 'array', items: text },
  partySize: { type: ['integer', 'null'] },
  seats: nullableText,
  confirmationNumber: nullableText,
  status: { type: 'string', enum: ['confirmed', 'changed', 'cancelled'] },
  evidenceStart: text,
  evidenceEnd: nullableText,
  evidencePlace: nullableText,
} as const;

/** JSON Schema of an answer. Strict mode requires all fields and forbids others (OpenAI, Structured Outputs). */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    emailKind: { type: 'string', enum: EMAIL_KINDS },
    events: {
      type: 'array',
      items: {
        type: 'object',
        properties: EVENT_FIELDS,
        required: Object.keys(EVENT_FIELDS),
        additionalProperties: false,
      },
    },
  },
  required: ['emailKind', 'events'],
  additionalProperties: false,
};
