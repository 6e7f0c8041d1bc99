import { z } from 'zod';
import { emailSchema, requiredText, typedCodeSchema } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The access page requires an email; a share link does not. */
export const enterAccessSchema = z.object({
  accessCode: typedCodeSchema,
  email: emailSchema.optional(),
});

export const verifyAdminSchema = z.object({ adminCode: typedCodeSchema });

const INCOMPLETE = 'Please select your role and provide feedback before submitting.';

export const sendFeedbackSchema = z.object({
  userType: z.enum(['owner', 'guest'], INCOMPLETE),
  feedbackText: requiredText(LIMITS.feedback, INCOMPLETE),
});
