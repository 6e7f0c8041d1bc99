import type { Message } from '../message.ts';
import { readTextBookings } from '../text/decide/text-bookings.ts';
import { TEXT_ONLY } from './text-only.ts';

/** What is read from an email of plain text, sent on February 1, 2027 by somebody of this name. */
export const readTextEmail = (subject: string, name: string, text: string) =>
  readTextBookings({
    subject,
    from: { name, address: 'mail@vendor.example' },
    sentAt: new Date('2027-02-01T10:00:00Z'),
    delivery: 'direct',
    text,
    ...TEXT_ONLY,
  } satisfies Message);
