/** What the one payment buys, in the words shown wherever it is offered. */
export const FULL_ACCESS_FEATURES = [
  'Unlimited events and attendees',
  'FAQ management',
  'Custom colors and themes',
  'Header images, fonts and backgrounds',
  'Sharing with a link and access code',
  'Print-friendly export',
  'Filtering by attendee',
];
