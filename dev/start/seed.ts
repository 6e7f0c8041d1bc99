import { CommandError } from '../steps.mjs';
import type { KnownAccount } from './google.ts';

/** `mailTo` is the intake address of the demo account; null if there is no account. */
export type Demo = { projectId: string; accessCode: string; adminCode: string; mailTo: string | null };

/**
 * Creates the demo itinerary if necessary and returns its codes. Reports the current subjects of the local accounts.
 * The Worker does this because only it can encrypt codes.
 */
export async function seed(origin: string, accounts: KnownAccount[]): Promise<Demo> {
  const response = await fetch(`${origin}/dev/seed`, { method: 'POST', body: JSON.stringify(accounts) });
  if (response.ok) return (await response.json()) as Demo;
  throw new CommandError(`The demo itinerary could not be created: ${await response.text()}`);
}
