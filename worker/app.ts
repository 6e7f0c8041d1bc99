import { access } from './api/access.ts';
import { account } from './api/account.ts';
import { assigning } from './api/assigning.ts';
import { avatars } from './api/avatars.ts';
import { calendar, calendarFeed } from './api/calendar.ts';
import { config } from './api/config.ts';
import { copies } from './api/copies.ts';
import { customizations } from './api/customizations.ts';
import { events } from './api/events.ts';
import { faqs } from './api/faqs.ts';
import { feedback } from './api/feedback.ts';
import { images } from './api/images.ts';
import { intake } from './api/intake.ts';
import { itinerary } from './api/itinerary.ts';
import { live } from './api/live.ts';
import { media } from './api/media.ts';
import { notices } from './api/notices.ts';
import { owned } from './api/owned.ts';
import { payments } from './api/payments.ts';
import { projects } from './api/projects.ts';
import { samples } from './api/samples.ts';
import { session } from './api/session.ts';
import { unclaimed } from './api/unclaimed.ts';
import { uploads } from './api/uploads.ts';
import { webhooks } from './api/webhooks.ts';
import { notFound, onError } from './errors.ts';
import { checkOwnerGrants, readGrants } from './http/auth.ts';
import { factory, withContext } from './http/context.ts';
import { announceChanges } from './http/live-updates.ts';
import {
  limitBody,
  logRequest,
  noStore,
  requireJson,
  requireSameSite,
  secureHeaders,
} from './http/middleware.ts';
import { pages } from './pages/pages.ts';

const api = factory
  .createApp()
  .use(noStore, requireSameSite, limitBody, requireJson, checkOwnerGrants, announceChanges)
  .route('/', config)
  .route('/', session)
  .route('/', itinerary)
  .route('/', live)
  .route('/', access)
  .route('/', projects)
  .route('/', owned)
  .route('/', avatars)
  .route('/', account)
  .route('/', copies)
  .route('/', events)
  .route('/', faqs)
  .route('/', customizations)
  .route('/', images)
  .route('/', feedback)
  .route('/', payments)
  .route('/', webhooks)
  .route('/', calendar)
  .route('/', unclaimed)
  .route('/', assigning)
  .route('/', notices)
  .route('/', intake)
  .all('*', notFound);

/** The whole HTTP side; production and tests build it alike. */
export const app = factory
  .createApp()
  .use(logRequest)
  .route('/media', media)
  .use(secureHeaders, withContext, readGrants)
  .route('/api/uploads', uploads)
  .route('/api', api)
  .route('/', calendarFeed)
  .route('/', samples)
  .route('/', pages)
  .notFound(notFound)
  .onError(onError);

/** The API as the typed client sees it. */
export type Api = typeof app;
