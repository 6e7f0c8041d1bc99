import { z } from './zod.ts';

/** The token of a solved challenge; see `CHALLENGE_REQUIRED`. */
export const challengeSchema = z.string().max(2_048).optional();
