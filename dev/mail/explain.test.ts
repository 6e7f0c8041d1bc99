import { expect, it } from 'vitest';
import { explainEmail } from './explain.ts';

const EMAIL = `From: Royal Hall <tickets@vendor.example>
To: trips@example.com
Subject: Your tickets
Date: Mon, 5 Apr 2027 10:00:00 +0000

Order number: K7LM29
Ordered on: 5 April 2027
Event: The Lanterns
Date: 12 June 2027
Doors open: 19:00
Show: 20:00
Venue: Royal Hall, 12 High Street, Leeds
`;

it('lists the roles of an email’s moments and the rules that decided', async () => {
  expect(await explainEmail(new TextEncoder().encode(EMAIL))).toEqual([
    'confirmation: subject or text confirm a booking (kind.confirmed)',
    '@ issue | ordered on | 5 April 2027',
    '@ start | date | 12 June 2027',
    '@ doors | doors open | 19:00',
    '@ start | show | 20:00',
    '+ activity | 2027-06-12T20:00 | The Lanterns | Royal Hall | 85: single.activity, date.when, role.start',
  ]);
});
