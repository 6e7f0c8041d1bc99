import { z } from 'zod';
import { email, typedCode } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The access page asks for an e-mail; a share link does not. */
export const enterAccess = z.object({
  accessCode: typedCode,
  email: email.optional(),
});

export const verifyAdmin = z.object({ adminCode: typedCode });

export const sendFeedback = z.object({
  userType: z.enum(['owner', 'guest']),
  feedbackText: z.string().trim().min(1).max(LIMITS.feedback),
});
