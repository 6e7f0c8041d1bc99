import type { RenderedMail } from '../domain/email/render-email.ts';
import type { Settings } from './settings.ts';

/** Sends an email through Cloudflare's binding. Throws what the binding throws, or if MAIL_FROM is not set. */
export async function sendEmail(
  binding: SendEmail,
  settings: Settings,
  to: string,
  mail: RenderedMail,
): Promise<void> {
  if (!settings.MAIL_FROM) throw new Error('MAIL_FROM is not set');
  await binding.send({
    to,
    from: settings.MAIL_FROM,
    ...mail,
    // Keeps autoresponders from replying (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
