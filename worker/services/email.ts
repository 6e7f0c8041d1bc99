import type { RenderedMail } from '../domain/email/render-email.ts';
import { parseSender } from '../domain/email/sender.ts';
import type { Settings } from './settings.ts';

/**
 * Sends an email through Cloudflare's binding. Returns the id that its delivery events have. Throws what the binding
 * throws, or if MAIL_FROM is not set.
 */
export async function sendEmail(
  binding: SendEmail,
  settings: Settings,
  to: string,
  mail: RenderedMail,
): Promise<string> {
  const from = parseSender(settings.MAIL_FROM);
  if (!from) throw new Error('MAIL_FROM is not set');
  const { messageId } = await binding.send({
    to,
    from,
    ...mail,
    // Keeps autoresponders from replying (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return messageId;
}
