import { z } from 'zod';
import { email, text, typedCode } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The access page asks for an e-mail; a share link does not. */
export const enterAccess = z.object({
  accessCode: typedCode,
  email: email.optional(),
});

export const verifyAdmin = z.object({ adminCode: typedCode });

const INCOMPLETE = 'Please select your role and provide feedback before submitting.';

export const sendFeedback = z.object({
  userType: z.enum(['owner', 'guest'], INCOMPLETE),
  feedbackText: text(LIMITS.feedback, INCOMPLETE),
});
