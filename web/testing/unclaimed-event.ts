import { EVENT_DEFAULTS } from '../../worker/contract/events.ts';
import type { UnclaimedEvent } from '../../worker/contract/unclaimed.ts';

/** A hotel that was read from an email and needs review. */
export const UNCLAIMED_HOTEL: UnclaimedEvent = {
  ...EVENT_DEFAULTS,
  id: 1,
  kind: 'event',
  title: 'Ryokan Aoi',
  datetime: '2099-06-12T06:00:00Z',
  timeZone: 'Asia/Tokyo',
  location: 'Kyoto',
  attendees: '',
  eventType: 'hotel',
  needsReview: true,
  confidence: 70,
  reasons: ['Read by AI. Check it against the email.'],
  emailChange: null,
  code: null,
  mail: {
    id: 1,
    subject: 'Booking confirmed',
    senderName: 'Stay East',
    senderAddress: 'stay@example.com',
    forwardedBy: null,
    sentAt: null,
    receivedAt: '2026-05-01T00:00:00Z',
    senderIsKnown: true,
    envelope: 'stay@example.com',
  },
  sequence: 2,
  createdAt: '2026-05-01T00:00:00Z',
};
