import type { LiveMessage } from '../../worker/contract/live.ts';
import type { ExpectedItinerary } from './expectations.ts';
import { OpenPage } from './open-page.ts';
import type { Run, Step } from './run.ts';
import { APP_ORIGIN } from './world.ts';

/** A guest or host opens the page, which listens for changes until its access ends. */
export async function listen(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const client = run.randomOf(step).pick([itinerary.host, ...itinerary.guests]);
  const socket = await OpenPage.open(`${run.world.origin()}${itinerary.path}/live`, {
    ...client.toHeaders(),
    origin: APP_ORIGIN,
  });
  if (!socket) {
    if (itinerary.readers.get(client) === 'yes' && step.faults.length === 0)
      run.expectations.fail(`${client.name} cannot listen to ${itinerary.projectId}`);
    return 401;
  }
  if (!itinerary.readers.has(client))
    run.expectations.fail(`${client.name} listens to ${itinerary.projectId}`);
  itinerary.listeners.push({ client, socket, mustClose: false });
  return 101;
}

/** After a change that ended access and was acknowledged: the open pages of everyone else have to close. */
export function expectClosedPages(itinerary: ExpectedItinerary): void {
  for (const listener of itinerary.listeners) {
    if (!itinerary.readers.has(listener.client)) listener.mustClose = true;
  }
}

/** Messages hold a growing revision, and nothing else. */
export function checkListeners(run: Run): void {
  for (const { projectId, listeners } of run.expectations.itineraries) {
    for (const { client, socket, mustClose } of listeners) {
      if (mustClose && !socket.isClosed)
        run.expectations.fail(`${client.name} still listens to ${projectId}`);
      const updates = socket.messages.map((text) => JSON.parse(text) as LiveMessage);
      const isPlain = updates.every((update) => Object.keys(update).join() === 'revision');
      const isGrowing = updates.every(
        ({ revision }, index) => revision >= (updates[index - 1]?.revision ?? 0),
      );
      if (!isPlain || !isGrowing)
        run.expectations.fail(`${client.name} heard ${socket.messages.join(' ')} from ${projectId}`);
      run.expectations.counts['live messages'] =
        (run.expectations.counts['live messages'] ?? 0) + updates.length;
      socket.close();
    }
  }
}
