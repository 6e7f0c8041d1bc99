import type { Settings } from './settings.ts';

/** A mail ready to go: text and HTML say the same. */
export type Mail = { subject: string; text: string; html: string };

/** Sends one mail through Cloudflare's binding. Throws what the binding throws, or when no sender is set. */
export async function sendEmail(
  binding: SendEmail,
  settings: Settings,
  to: string,
  mail: Mail,
): Promise<void> {
  if (!settings.MAIL_FROM) throw new Error('MAIL_FROM is not set');
  await binding.send({
    to,
    from: settings.MAIL_FROM,
    ...mail,
    // RFC 3834, section 5: nothing that answers by itself should answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
