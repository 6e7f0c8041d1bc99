import { type House, receive } from '../../email-worker/receive.ts';
import { hashIntakeToken } from '../actions/intake-address.ts';
import { createDb } from '../db/client.ts';
import { findAddressOwner, findTokenOwner } from '../db/intake.ts';
import { noteMail } from '../db/mails.ts';
import { describeFault } from '../domain/describe-error.ts';
import { putRawMail } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';

/**
 * The mail door. What throws here makes the sender's server try again later; a refusal is only for what can
 * never succeed. Writes one line, without an address or a word of the mail.
 */
export async function receiveMail(message: ForwardableEmailMessage, env: Cloudflare.Env): Promise<void> {
  const startedAt = Date.now();
  const line = (outcome: string, details: object = {}) =>
    console.log(
      JSON.stringify({
        door: 'email',
        outcome,
        bytes: message.rawSize,
        ms: Date.now() - startedAt,
        ...details,
      }),
    );
  try {
    const arrival = { to: message.to, size: message.rawSize, raw: message.raw };
    line(await receive(arrival, openHouse(message, env)));
  } catch (error) {
    const fault = describeFault(error);
    line('failed', { error: fault });
    // The platform logs what is thrown, so nothing of the mail may be in it.
    throw new Error(fault);
  }
}

function openHouse(message: ForwardableEmailMessage, env: Cloudflare.Env): House {
  const settings = parseSettings(env);
  const db = createDb(env.DB);
  return {
    intakeAddress: settings.INTAKE_ADDRESS,
    findOwnerByToken: async (token) => findTokenOwner(db, await hashIntakeToken(settings, token), Date.now()),
    findOwnerByAddress: (address) => findAddressOwner(db, address),
    putRaw: (hash, bytes) => putRawMail(env.MAIL, hash, bytes),
    noteMail: async ({ ownerId, ...mail }) => {
      const { id, status } = await noteMail(db, { ...mail, userId: ownerId }, Date.now());
      return { id, waits: status === 'waiting' };
    },
    sendToReader: async (mailId) => void (await env.MAIL_QUEUE.send({ mailId })),
    reject: (reason) => message.setReject(reason),
  };
}
