import type { Message } from '../message.ts';

/** The parts of a message that an email of plain text does not have. */
export const TEXT_ONLY = {
  html: '',
  jsonLd: [],
  calendars: [],
  passes: [],
  pdfs: [],
} satisfies Partial<Message>;
