const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email address belongs to, for limits: lower case, without the tag after a plus sign. Gmail has two
 * domains and ignores dots; other spellings of one mailbox differ by provider and stay.
 */
export function normalizeMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = name.indexOf('+');
  // An address that starts with a plus sign has no name before it.
  const untagged = plus > 0 ? name.slice(0, plus) : name;
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
