/** What Full Access adds to a trial, as shown wherever it is offered. */
export const FULL_ACCESS_FEATURES = [
  'Unlimited events',
  'FAQs for your guests',
  'Your own colors, fonts and backgrounds',
  'Header images',
  'Custom title, links and countdown',
  'Access and admin codes you choose',
];
