import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `run`: a request, a message, an email or a minute of jobs. Every line that it logs, also afterwards, has this id. */
export const withRequestId = <Result>(id: string, run: () => Result): Result => current.run(id, run);

/** Logs one structured line. It must not hold a code, token, address, query or text of a user. */
export const log = (line: object): void => console.log(toLine(line));

/** Logs a line as an error: something is wrong with our code. */
export const logError = (line: object): void => console.error(toLine(line));

function toLine(line: object): string {
  const requestId = current.getStore();
  return JSON.stringify(requestId === undefined ? line : { ...line, requestId });
}
