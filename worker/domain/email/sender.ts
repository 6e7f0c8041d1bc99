/**
 * MAIL_FROM as the email service takes it: `Foldout <hello@foldout.example>` or an address alone, which is its own name.
 * Undefined if there is no address.
 */
export function parseSender(from = ''): { email: string; name: string } | undefined {
  const [, name = '', email] = /^\s*(?:"?([^"<>]*?)"?\s*<)?([^<>\s]+@[^<>\s]+?)>?\s*$/.exec(from) ?? [];
  return email === undefined ? undefined : { email, name: name || email };
}
