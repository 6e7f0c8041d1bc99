import { z } from 'zod';
import { withDatabaseFault } from './database-faults.ts';
import { EmailServiceEmulator } from './email-service.ts';
import { localViews } from './views-binding.ts';

const emulator = new EmailServiceEmulator();
const environments = new WeakMap<Cloudflare.Env, Cloudflare.Env>();
/** Before that, the email that an event is about may not be marked as sent. */
const EVENT_DELAY_S = 1;

/** The Worker's bindings with what Cloudflare does not emulate locally: sending email, and a store of data points. */
export function withLocalServices(env: Cloudflare.Env): Cloudflare.Env {
  const known = environments.get(env);
  if (known) return withDatabaseFault(known);
  const { EMAIL_EVENTS } = env as Cloudflare.Env & { EMAIL_EVENTS: Queue };
  const publish = (event: object) => EMAIL_EVENTS.send(event, { delaySeconds: EVENT_DELAY_S });
  const EMAIL = {
    send: (email: Parameters<EmailServiceEmulator['send']>[0]) => emulator.send(email, publish),
  };
  const emulated = { ...env, VIEWS: localViews, EMAIL: EMAIL as unknown as SendEmail };
  environments.set(env, emulated);
  return withDatabaseFault(emulated);
}

/** The emails that were handed to the emulator, with what became of them. */
export const readEmailService = () => emulator.read();

const controlSchema = z.strictObject({
  failNext: z.array(z.string().startsWith('E_')).optional(),
  suppressed: z.array(z.email()).optional(),
});

/** `{failNext: ['E_DAILY_LIMIT_EXCEEDED']}` fails the next emails; `{suppressed: []}` lets all addresses get email again. */
export function controlEmailService(body: string) {
  emulator.control(controlSchema.parse(JSON.parse(body)));
  return emulator.read();
}
