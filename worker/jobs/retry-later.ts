/** Thrown by a queue consumer whose message should be delivered again after some seconds. */
export class RetryLaterError extends Error {
  readonly delaySeconds: number;

  constructor(message: string, delaySeconds: number) {
    super(message);
    this.delaySeconds = delaySeconds;
  }
}
