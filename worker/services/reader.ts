import type { Reader } from '../../email-worker/reader.ts';

/** The Worker that reads was stopped, for example because it used too much memory, or it could not be reached. */
export class ReaderStoppedError extends Error {
  override name = 'ReaderStoppedError';
}

/** Calls the Worker that reads. Throws ReaderStoppedError without an answer. */
export async function callReader<Result>(
  reader: Reader,
  call: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(reader);
  } catch (cause) {
    throw new ReaderStoppedError('The reader gave no answer.', { cause });
  }
}
