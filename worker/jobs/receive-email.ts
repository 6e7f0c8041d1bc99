import { type MailStore, receiveIncomingMail } from '../../email-worker/receive.ts';
import { hashIntakeToken } from '../actions/intake-address.ts';
import { createDb } from '../db/client.ts';
import { findUserIdByAddress, findUserIdByIntakeToken } from '../db/intake.ts';
import { insertReceivedMail } from '../db/mails.ts';
import { describeError } from '../domain/describe-error.ts';
import { putRawMail } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';

/**
 * The mail door. What throws here makes the sender's server try again later; a refusal is only for what can
 * never succeed. Writes one line, without an address or a word of the mail.
 */
export async function receiveEmail(message: ForwardableEmailMessage, env: Cloudflare.Env): Promise<void> {
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
    line(await receiveIncomingMail(arrival, openHouse(message, env)));
  } catch (error) {
    const fault = describeError(error);
    line('failed', { error: fault });
    // The platform logs what is thrown, so nothing of the mail may be in it.
    throw new Error(fault);
  }
}

function openHouse(message: ForwardableEmailMessage, env: Cloudflare.Env): MailStore {
  const settings = parseSettings(env);
  const db = createDb(env.DB);
  return {
    intakeAddress: settings.INTAKE_ADDRESS,
    findOwnerByToken: async (token) => findUserIdByIntakeToken(db, await hashIntakeToken(settings, token), Date.now()),
    findOwnerByAddress: (address) => findUserIdByAddress(db, address),
    storeRawMail: (hash, bytes) => putRawMail(env.MAIL, hash, bytes),
    insertMail: async ({ ownerId, ...mail }) => {
      const { id, status } = await insertReceivedMail(db, { ...mail, userId: ownerId }, Date.now());
      return { id, needsReading: status === 'waiting' };
    },
    enqueueReading: async (mailId) => void (await env.MAIL_QUEUE.send({ mailId })),
    reject: (reason) => message.setReject(reason),
  };
}
