import { z } from './zod.ts';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));

/** A failure of a script in a browser. What is too long is cut, since a failure should not be lost. */
export const clientErrorSchema = z.object({
  message: text(1_000),
  stack: text(5_000).optional(),
  /** Of the page. */
  path: text(2_048),
  /** Of the page's files. */
  release: text(100),
});
