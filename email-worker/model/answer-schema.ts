import { ANSWER_FIELDS } from './answer-fields.ts'; /** Events per email. */
export const MAX_EVENTS = 20;

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

/** JSON Schema of an answer. Strict mode requires all fields and forbids others (OpenAI, Structured Outputs). */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    emailKind: { type: 'string', enum: EMAIL_KINDS },
    events: {
      type: 'array',
      items: {
        type: 'object',
        properties: ANSWER_FIELDS,
        required: Object.keys(ANSWER_FIELDS),
        additionalProperties: false,
      },
    },
  },
  required: ['emailKind', 'events'],
  additionalProperties: false,
};
