import { emailSchema, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { z } from './zod.ts';

const REPORT_REASONS = ['illegal', 'abuse', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `email` gets a receipt. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'Choose a reason.'),
  details: requiredText(LIMITS.reportDetails, 'Tell us what is wrong.'),
  email: emailSchema.optional(),
});
