import type { Client } from './client.ts';
import { type ExpectedItinerary, isSuccess } from './expectations.ts';

/** A host whose grant ended enters again with a code that may be the right one, and with the admin code. */
export async function reenter(
  host: Client,
  itinerary: ExpectedItinerary,
  codes: string[],
): Promise<string | undefined> {
  for (const accessCode of codes) {
    const { status } = await host.send('POST', `${itinerary.path}/access`, { accessCode });
    if (!isSuccess(status)) continue;
    await host.send('POST', `${itinerary.path}/verify-admin`, { adminCode: itinerary.adminCode });
    return accessCode;
  }
  return undefined;
}
