import { type MailStore, receiveIncomingMail } from '../../email-worker/receive.ts';
import { hashIntakeToken } from '../actions/intake-address.ts';
import { findItineraryOfSlot, openDirectory, openEither } from '../db/databases.ts';
import { findUserIdByAddress } from '../db/directory/intake.ts';
import { findOwnerByIntakeToken } from '../db/inbox/intake-addresses.ts';
import { hasIntakeRoom, insertReceivedMail } from '../db/inbox/mails.ts';
import { findSlotOfToken } from '../domain/access/located-tokens.ts';
import { describeError } from '../domain/describe-error.ts';
import { readNow } from '../domain/time/clock.ts';
import { log, withRequestId } from '../log.ts';
import { putRawMail } from '../services/object-storage.ts';
import { parseSettings } from '../services/settings.ts';
import { recordCanary } from './record-canary.ts';

/**
 * The email handler. If it throws, the sending server tries again later; it only rejects what can never succeed. Logs
 * one line without addresses or content.
 */
export const receiveEmail = (message: ForwardableEmailMessage, env: Cloudflare.Env): Promise<void> =>
  withRequestId(crypto.randomUUID(), () => receive(message, env));

async function receive(message: ForwardableEmailMessage, env: Cloudflare.Env): Promise<void> {
  const startedAt = Date.now();
  const logOutcome = (outcome: string, details: object = {}) => {
    const ms = Date.now() - startedAt;
    log({ handler: 'email', outcome, bytes: message.rawSize, ms, ...details });
  };
  try {
    if (await recordCanary(message, parseSettings(env).INTAKE_ADDRESS, env.MAIL)) return logOutcome('canary');
    const mail = { to: message.to, size: message.rawSize, raw: message.raw };
    logOutcome(await receiveIncomingMail(mail, createMailStore(message, env)));
  } catch (cause) {
    const error = describeError(cause);
    logOutcome('failed', { error });
    // The platform logs what is thrown, so it must not contain anything from the email.
    throw new Error(error);
  }
}

function createMailStore(message: ForwardableEmailMessage, env: Cloudflare.Env): MailStore {
  const settings = parseSettings(env);
  const directory = openDirectory(env);
  let projectId: number | null = null;
  return {
    sharedAddresses: settings.INTAKE_ADDRESS
      ? [settings.INTAKE_ADDRESS, ...settings.INTAKE_ADDRESS_PREVIOUS]
      : [],
    addsVerdict: settings.MAIL_VERDICT_SEEN,
    findOwnerByToken: async (token) => {
      const hashes = await hashIntakeToken(settings, token);
      // An account's, or an itinerary's whose database the token names.
      const databases = [directory, findItineraryOfSlot(env, findSlotOfToken(token))];
      const owners = await Promise.all(
        databases.map((db) => db && findOwnerByIntakeToken(db, hashes, Date.now())),
      );
      return owners.find((owner) => owner !== undefined);
    },
    findOwnerByAddress: async (address) => {
      const userId = await findUserIdByAddress(directory, address);
      return userId === undefined ? undefined : { userId };
    },
    hasRoom: (owner, bytes) =>
      hasIntakeRoom(openEither(env, 'projectId' in owner ? owner.projectId : null), owner, {
        bytes,
        perDay: settings.INTAKE_DAILY_LIMIT,
        now: readNow(env),
      }),
    storeRawMail: (hash, bytes) => putRawMail(env.MAIL, hash, bytes),
    insertMail: async ({ owner, ...mail }) => {
      const row = { ...mail, userId: null, projectId: null, ...owner };
      projectId = row.projectId;
      const { id, status } = await insertReceivedMail(openEither(env, projectId), row, Date.now());
      return { id, needsReading: status === 'waiting' };
    },
    enqueueReading: async (mailId) => void (await env.MAIL_QUEUE.send({ mailId, projectId })),
    reject: (reason) => message.setReject(reason),
  };
}
