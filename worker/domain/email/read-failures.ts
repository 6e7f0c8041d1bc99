const NOT_UNDERSTOOD = 'We couldn’t tell what was booked. Add the details yourself, or delete this event.';

/** Why an email could not be read, for the user. */
export const READ_FAILURES = {
  'too-large': 'This email is too large to read. Forward only the confirmation, without large attachments.',
  'too-many-parts': 'This email has too many parts to read. Forward only the confirmation.',
  'header-too-large': 'We couldn’t read this email because its header is too large.',
  empty: 'This email is empty.',
  malformed: 'We couldn’t read this email. Forward it again, or add the event yourself.',
  'not-understood': NOT_UNDERSTOOD,
  off: NOT_UNDERSTOOD,
  budget: NOT_UNDERSTOOD,
  failed: NOT_UNDERSTOOD,
  gone: 'We couldn’t read this email in time and no longer have it. Forward it again.',
  'gave-up': 'We couldn’t read this email because something went wrong on our end. Add the event yourself.',
  stopped:
    'We tried to read this email twice and couldn’t finish. Forward only the confirmation, or add the event yourself.',
} as const satisfies Record<string, string>;

export type ReadFailure = keyof typeof READ_FAILURES;
