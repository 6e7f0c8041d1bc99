import { z } from './zod.ts';

const text = (length: number) => z.string().transform((value) => value.slice(0, length));

/** A failure of a script in a browser. What is too long is cut, since a failure should not be lost. */
export const clientErrorSchema = z.object({
  message: text(1_000),
  stack: text(5_000).optional(),
  /** Path of the page. */
  path: text(2_048),
  /** Release that the page's files belong to. */
  release: text(100),
});
