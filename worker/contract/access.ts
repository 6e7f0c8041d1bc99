import { ACCESS_CODE_LENGTH, ADMIN_CODE_LENGTH } from './codes.ts';
import type { Event } from './events.ts';
import type { Faq } from './faqs.ts';
import { emailSchema, requiredText, typedCodeSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { Identity } from './people.ts';
import type { Project } from './projects.ts';
import { z } from './zod.ts';

/** Rejects what cannot be a code, so that a slip of the finger uses no attempt. */
const codeSchema = (length: number, name: string) =>
  typedCodeSchema.pipe(
    z.string().regex(new RegExp(`^[A-Z0-9]{${length}}$`), `${name} codes have ${length} letters or digits.`),
  );

/** With the access code or a personal link. The access page requires an email; a share link does not. */
export const enterAccessSchema = z
  .object({
    accessCode: codeSchema(ACCESS_CODE_LENGTH, 'Access').optional(),
    email: emailSchema.optional(),
    /** From the share link. With a valid one, the code is not limited as typed codes are. */
    inviteKey: z.string().max(256).optional(),
    /** From a personal link; needs no code. */
    personToken: z.string().max(256).optional(),
  })
  .refine(({ accessCode, personToken }) => accessCode !== undefined || personToken !== undefined, {
    path: ['accessCode'],
    message: 'This field is required.',
  });

/**
 * What an itinerary page shows. `newsSeq`: for `POST …/acknowledgements`; null if no event that the reader sees was changed.
 * `signUps`: the events that have sign-up lists; null among them stands for the itinerary. `papers`: the event, or null, of
 * each ticket and pass that the reader may see.
 */
export type ItineraryBody = {
  project: Project;
  events: Event[];
  faqs: Faq[];
  newsSeq: number | null;
  signUps: (number | null)[];
  papers: (number | null)[];
  /** Only if changes may be missing: when the data was up to date, epoch milliseconds. */
  asOf?: number;
};

/** The itinerary's page, rendered. A browser shows it in place of the page of its link. */
export type RenderedPage = {
  title: string;
  /** Query of the page's address: the guest whose link it is. */
  search: string;
  /** The colors of the itinerary. */
  css: string;
  html: string;
  /** Epoch milliseconds. */
  renderedAt: number;
};

/**
 * `itinerary` saves the page a request. `person`: whom a personal link names. `page`: only if the request has
 * `Prefer: page`.
 */
export type EnteredItinerary = {
  success: true;
  project: { projectId: string; name: string };
  person: Identity | null;
  itinerary: ItineraryBody;
  page?: RenderedPage;
};

export const verifyAdminSchema = z.object({ adminCode: codeSchema(ADMIN_CODE_LENGTH, 'Admin') });

/** `url` opens the itinerary in one tap: it carries the access code and the invite key. */
export type ShareLink = { url: string; projectUrl: string; accessCode: string; inviteKey: string };

const INCOMPLETE = 'Please select your role and provide feedback before submitting.';

export const sendFeedbackSchema = z.object({
  userType: z.enum(['owner', 'guest'], INCOMPLETE),
  feedbackText: requiredText(LIMITS.feedback, INCOMPLETE),
  /** Id of the request that the feedback may be about: the browser's last failed one, else its last one. */
  requestId: z.uuid().optional().catch(undefined),
});
