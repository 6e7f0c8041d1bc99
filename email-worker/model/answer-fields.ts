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

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;

/** What the model answers about an event, as JSON Schema. */
export const ANSWER_FIELDS = {
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
