/**
 * The mailbox that an email address belongs to, for limits: lower case, without the tag after a plus sign. Other
 * spellings of one mailbox, such as dots at Gmail, differ by provider and stay.
 */
export function normalizeMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  // An address that starts with a plus sign has no name before it.
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}
