/** The kind of an email, judging by its sender, subject and words. */
export type MailKind =
  | 'confirmation'
  | 'change'
  | 'cancellation'
  | 'reminder'
  | 'quote_or_hold'
  | 'promotion'
  | 'receipt'
  | 'review_request'
  | 'parcel'
  | 'newsletter'
  | 'bounce'
  | 'auto_reply'
  | 'gmail_forwarding'
  | 'other';

/** Whether emails of this kind are searched for bookings. Those of a cancellation are reported separately. */
export function canContainBookings(kind: MailKind): boolean {
  return (
    kind === 'confirmation' ||
    kind === 'change' ||
    kind === 'cancellation' ||
    kind === 'reminder' ||
    kind === 'other'
  );
}
