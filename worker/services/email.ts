import type { RenderedMail } from '../domain/email/render-email.ts';
import { parseSender } from '../domain/email/sender.ts';
import type { Settings } from './settings.ts';

/** An email as the binding takes it. Throws if MAIL_FROM is not set. */
export function toMessage(settings: Settings, to: string, mail: RenderedMail) {
  const from = parseSender(settings.MAIL_FROM);
  if (!from) throw new Error('MAIL_FROM is not set');
  const { unsubscribeUrl, ...content } = mail;
  return {
    to,
    from,
    ...(settings.CONTACT_EMAIL && { replyTo: settings.CONTACT_EMAIL }),
    ...content,
    headers: {
      // Keeps autoresponders from replying (RFC 3834, section 5).
      'Auto-Submitted': 'auto-generated',
      // The unsubscribe button of email clients (RFC 8058).
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

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
  const { messageId } = await binding.send(toMessage(settings, to, mail));
  return messageId;
}
