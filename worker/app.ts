import { accessRoutes } from './api/access.ts';
import { accountRoutes } from './api/account.ts';
import { acknowledgementRoutes } from './api/acknowledgements.ts';
import { assistantConnectionRoutes } from './api/assistant-connections.ts';
import { assistantKeyRoutes } from './api/assistant-keys.ts';
import { avatarRoutes } from './api/avatars.ts';
import { backupRoutes } from './api/backup.ts';
import { calendarFeedRoutes, calendarRoutes } from './api/calendar.ts';
import { clientErrorRoutes } from './api/client-errors.ts';
import { configRoutes } from './api/config.ts';
import { couponRoutes } from './api/coupons.ts';
import { coverRoutes } from './api/covers.ts';
import { customizationRoutes } from './api/customizations.ts';
import { deletionRoutes } from './api/deletion.ts';
import { deletionPageRoutes } from './api/deletion-pages.ts';
import { emailChangeRoutes } from './api/email-changes.ts';
import { eventRoutes } from './api/events.ts';
import { faqRoutes } from './api/faqs.ts';
import { feedbackRoutes } from './api/feedback.ts';
import { historyRoutes } from './api/history.ts';
import { imageRoutes } from './api/images.ts';
import { importExportRoutes } from './api/import-export.ts';
import { installedAppRoutes, manifestRoutes } from './api/installed-app.ts';
import { intakeRoutes } from './api/intake.ts';
import { itineraryRoutes } from './api/itinerary.ts';
import { itineraryIntakeRoutes } from './api/itinerary-intake.ts';
import { keepPageRoutes } from './api/keep-pages.ts';
import { languagePageRoutes } from './api/language-pages.ts';
import { liveRoutes } from './api/live.ts';
import { mcpRoutes } from './api/mcp.ts';
import { mediaRoutes } from './api/media.ts';
import { myDataPageRoutes, myDataRoutes } from './api/my-data.ts';
import { myProjectRoutes } from './api/my-projects.ts';
import { neverEmailPageRoutes } from './api/never-email-pages.ts';
import { notificationPageRoutes } from './api/notification-pages.ts';
import { notificationRoutes } from './api/notifications.ts';
import { oauthRoutes } from './api/oauth.ts';
import { ownerEmailRoutes } from './api/owner-email.ts';
import { ownerEmailPageRoutes } from './api/owner-email-pages.ts';
import { paperRoutes } from './api/papers.ts';
import { paymentRoutes } from './api/payments.ts';
import { peopleRoutes } from './api/people.ts';
import { planRoutes } from './api/plans.ts';
import { projectRoutes } from './api/projects.ts';
import { proposalRoutes } from './api/proposals.ts';
import { reportPageRoutes } from './api/report-pages.ts';
import { reportRoutes } from './api/reports.ts';
import { rsvpRoutes } from './api/rsvps.ts';
import { sampleRoutes } from './api/samples.ts';
import { sessionRoutes } from './api/session.ts';
import { shareRoutes } from './api/share.ts';
import { shiftRoutes } from './api/shift.ts';
import { signUpRoutes } from './api/sign-ups.ts';
import { timeZoneRoutes } from './api/time-zones.ts';
import { unclaimedEventAssignmentRoutes } from './api/unclaimed-event-assignment.ts';
import { unclaimedEventRoutes } from './api/unclaimed-events.ts';
import { uploadRoutes } from './api/uploads.ts';
import { webhookRoutes } from './api/webhooks.ts';
import { withdrawalRoutes } from './api/withdrawal.ts';
import { withdrawalPageRoutes } from './api/withdrawal-pages.ts';
import { notFound, onError } from './errors.ts';
import { factory, withContext } from './http/context.ts';
import { checkSessionGrants, readGrants } from './http/grants.ts';
import { announceChanges } from './http/live-updates.ts';
import { limitReads } from './http/read-budget.ts';
import { limitBody, requireJson } from './http/request-body.ts';
import { logRequest } from './http/request-log.ts';
import { requireSameSite } from './http/same-site.ts';
import { noStore, secureHeaders } from './http/security-headers.ts';
import { refuseSuspended } from './http/suspension.ts';
import { limitWrites } from './http/write-budget.ts';
import { pages } from './pages/pages.ts';
import { addRenderedPage } from './pages/rendered-itinerary.ts';

const api = factory
  .createApp()
  .use(noStore)
  .use('/projects/:projectId/*', refuseSuspended)
  .use(requireSameSite, limitBody, requireJson, limitWrites, limitReads)
  .route('/', configRoutes)
  .route('/', timeZoneRoutes)
  .route('/', clientErrorRoutes)
  .route('/', sessionRoutes)
  .route('/', itineraryRoutes)
  .use(checkSessionGrants, announceChanges)
  .route('/', liveRoutes)
  .use('/projects/:projectId/access', addRenderedPage)
  .route('/', accessRoutes)
  .route('/', shareRoutes)
  .route('/', projectRoutes)
  .route('/', ownerEmailRoutes)
  .route('/', myProjectRoutes)
  .route('/', avatarRoutes)
  .route('/', accountRoutes)
  .route('/', importExportRoutes)
  .route('/', peopleRoutes)
  .route('/', notificationRoutes)
  .route('/', manifestRoutes)
  .route('/', rsvpRoutes)
  .route('/', signUpRoutes)
  .route('/', paperRoutes)
  .route('/', eventRoutes)
  .route('/', shiftRoutes)
  .route('/', acknowledgementRoutes)
  .route('/', planRoutes)
  .route('/', proposalRoutes)
  .route('/', itineraryIntakeRoutes)
  .route('/', assistantKeyRoutes)
  .route('/', assistantConnectionRoutes)
  .route('/', faqRoutes)
  .route('/', customizationRoutes)
  .route('/', historyRoutes)
  .route('/', imageRoutes)
  .route('/', feedbackRoutes)
  .route('/', paymentRoutes)
  .route('/', withdrawalRoutes)
  .route('/', reportRoutes)
  .route('/', deletionRoutes)
  .route('/', myDataRoutes)
  .route('/', couponRoutes)
  .route('/', webhookRoutes)
  .route('/', calendarRoutes)
  .route('/', unclaimedEventRoutes)
  .route('/', unclaimedEventAssignmentRoutes)
  .route('/', emailChangeRoutes)
  .route('/', intakeRoutes)
  .all('*', notFound);

/** The HTTP app, as production and tests use it. */
export const app = factory
  .createApp()
  .use(logRequest, secureHeaders)
  .route('/media', mediaRoutes)
  .route('/covers', coverRoutes)
  .use(withContext, readGrants)
  .route('/api/uploads', uploadRoutes)
  .route('/api/backup', backupRoutes)
  .route('/api', api)
  .route('/', calendarFeedRoutes)
  .route('/', mcpRoutes)
  .route('/', oauthRoutes)
  .route('/', notificationPageRoutes)
  .route('/', ownerEmailPageRoutes)
  .route('/', withdrawalPageRoutes)
  .route('/', deletionPageRoutes)
  .route('/', myDataPageRoutes)
  .route('/', keepPageRoutes)
  .route('/', neverEmailPageRoutes)
  .route('/', reportPageRoutes)
  .route('/', languagePageRoutes)
  .route('/', installedAppRoutes)
  .route('/', sampleRoutes)
  .route('/', pages)
  .notFound(notFound)
  .onError(onError);

/** For the typed client (hono/client). */
export type Api = typeof app;
