import type { Fault } from './faults.ts';

/** What happens to the next queue batch. */
export type Disturbance = { faults?: Fault[]; reverse?: boolean; loseAcknowledgments?: boolean };

/**
 * A batch as the consumer sees it under a disturbance: messages in reverse order, or acknowledgments that
 * never arrive, so that the same messages come again.
 */
export function disturbBatch(
  batch: MessageBatch,
  { faults = [], reverse, loseAcknowledgments }: Disturbance,
) {
  const messages = loseAcknowledgments ? batch.messages.map(withoutAcknowledgment) : [...batch.messages];
  if (reverse) messages.reverse();
  const disturbed = {
    queue: batch.queue,
    messages,
    retryAll: () => batch.retryAll(),
    ackAll: () => batch.ackAll(),
  };
  const release = () => {
    if (loseAcknowledgments) for (const message of batch.messages) message.retry({ delaySeconds: 0 });
  };
  return { disturbed: disturbed as unknown as MessageBatch, faults, release };
}

const withoutAcknowledgment = (message: Message): Message => ({
  id: message.id,
  timestamp: message.timestamp,
  attempts: message.attempts,
  body: message.body,
  ack: () => {},
  retry: () => {},
});
