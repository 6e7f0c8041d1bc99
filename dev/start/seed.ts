import { Stop } from '../steps.mjs';
import type { KnownAccount } from './google.ts';

/** `mailTo` is where the demo account's confirmation mails go, null where it has no account. */
export type Demo = { projectId: string; accessCode: string; adminCode: string; mailTo: string | null };

/**
 * Makes sure of the demo itinerary and answers with its codes, and tells under which subjects the people of
 * this machine now sign in. The Worker does it: only it can seal codes.
 */
export async function seed(origin: string, accounts: KnownAccount[]): Promise<Demo> {
  const response = await fetch(`${origin}/dev/seed`, { method: 'POST', body: JSON.stringify(accounts) });
  if (response.ok) return (await response.json()) as Demo;
  throw new Stop(`The demo itinerary could not be stored: ${await response.text()}`);
}
