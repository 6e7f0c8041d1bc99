import { t } from '../../../worker/messages/t.ts';
import { ApiError } from '../../lib/api.ts';

const TURNS = 5;
/** The server may count a try that comes too early, so some are left for the guest. */
const LEFT_FOR_GUEST = 2;
/** So that guests who wait for the same turn do not ask in one moment. */
const SPREAD_MS = 1000;

/**
 * Sends a code, and again each time that others' wrong codes make it wait: nobody with the right one has to ask twice.
 * `onWait` gets the sentence to show meanwhile.
 */
export async function waitForTurn<Result>(
  send: () => Promise<Result>,
  onWait: (sentence: string) => void,
): Promise<Result> {
  for (let turn = 1; ; turn++) {
    try {
      return await send();
    } catch (error) {
      const { code, attemptsRemaining = 0, retryAfter } = (error instanceof ApiError && error.body) || {};
      if (code !== 'LOCKED' || attemptsRemaining <= LEFT_FOR_GUEST || !retryAfter || turn > TURNS)
        throw error;
      onWait(t('othersCodes', { count: retryAfter }));
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000 + Math.random() * SPREAD_MS));
    }
  }
}
