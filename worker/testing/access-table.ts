import { makeJpeg } from '../domain/images/testing/images.ts';
import { ACCOUNT_ACCESS_ROWS } from './account-access-rows.ts';
import { TestBrowser } from './browser.ts';
import { EMAIL_ACCESS_ROWS } from './email-access-rows.ts';
import { startTestCheckout, payTestCheckout } from './payment.ts';
import { EVENT_INPUT, FAQ_INPUT } from './project.ts';
import { requestUploadUrl, setHeaderImage } from './upload.ts';

/**
 * Who calls: nobody, a viewer or admin of another project Q, the three roles of the project P, of which the
 * owner is signed in, and somebody signed in who has nothing to do with either.
 */
export const ACCESS_ACTORS = ['anon', 'vQ', 'aQ', 'vP', 'aP', 'oP', 'uX'] as const;
export type AccessActor = (typeof ACCESS_ACTORS)[number];

/** Ids and codes of the projects that a row's body or path may name. */
export type AccessScene = {
  P: string;
  accessCode: string;
  adminCode: string;
  eventOfP: number;
  faqOfP: number;
  eventOfQ: number;
  faqOfQ: number;
};

export type AccessRow = {
  noun: string;
  method: string;
  /** As the router knows it. */
  route: string;
  /** Fills the names in the route; the project is always P. */
  ids?: (scene: AccessScene) => Record<string, number | string> | Promise<Record<string, number | string>>;
  headers?: Record<string, string>;
  /** The content, or a promise of it. */
  body?: (scene: AccessScene) => unknown;
  /** Called on a trial, where a paid itinerary would have nothing to do. */
  isTrial?: boolean;
  /** In the order of ACTORS: 2 = 2xx, r = 3xx, 1 = 401, 3 = 403, 4 = 404, 0 = 400. */
  expected: string;
  /** What an admin and an owner of a trial are told instead. */
  trial?: string;
};

const everyone = '2222222';
const viewers = '1112221';
const admins = '1113221';
const nobody = '1113441';

const inProject = (path: string) => `/api/projects/:projectId${path}`;
const event = { noun: 'events', expected: admins };
const faq = { noun: 'faqs', expected: admins, trial: 'TRIAL_FAQ_BLOCKED' };
const ownEvent = (scene: AccessScene) => ({ eventId: scene.eventOfP });
const image = { noun: 'images', expected: admins, trial: 'TRIAL_IMAGE_BLOCKED' };
const adminOf = (scene: AccessScene) => new TestBrowser().setGrant(scene.P, 'admin');
const ownFaq = (scene: AccessScene) => ({ faqId: scene.faqOfP });

/** Every route of the Worker and what each actor is answered. A route that is missing here fails a test. */
export const ACCESS_TABLE: AccessRow[] = [
  { noun: 'config', method: 'GET', route: '/api/config', expected: everyone },
  {
    noun: 'projects',
    method: 'POST',
    route: '/api/projects',
    body: () => ({ name: 'New', ownerName: 'Ada', ownerEmail: `${crypto.randomUUID()}@example.com` }),
    expected: everyone,
  },
  { noun: 'projects', method: 'GET', route: inProject('/codes-mail'), expected: admins },
  { noun: 'projects', method: 'POST', route: inProject('/codes-mail'), expected: admins },
  { noun: 'access', method: 'GET', route: inProject('/preview'), expected: everyone },
  {
    noun: 'access',
    method: 'POST',
    route: inProject('/access'),
    body: ({ accessCode }) => ({ accessCode }),
    expected: everyone,
  },
  {
    noun: 'access',
    method: 'POST',
    route: inProject('/access'),
    body: () => ({ accessCode: 'WR0NGX' }),
    expected: '1111111',
  },
  { noun: 'access', method: 'DELETE', route: inProject('/access'), expected: viewers },
  {
    noun: 'access',
    method: 'POST',
    route: inProject('/verify-admin'),
    body: ({ adminCode }) => ({ adminCode }),
    expected: viewers,
  },
  { noun: 'itinerary', method: 'GET', route: inProject(''), expected: viewers },
  { noun: 'itinerary', method: 'GET', route: inProject('/itinerary'), expected: viewers },
  { noun: 'itinerary', method: 'GET', route: inProject('/events'), expected: viewers },
  { noun: 'itinerary', method: 'GET', route: inProject('/faqs'), expected: viewers },
  // Who may listen is asked first; only then that it is no socket.
  { noun: 'live', method: 'GET', route: inProject('/live'), expected: '1110001' },
  // Its own project is the caller's last one, so a guest of Q reads Q.
  { noun: 'itinerary', method: 'GET', route: '/api/current-project', expected: '1222221' },
  { ...event, method: 'POST', route: inProject('/events'), body: () => EVENT_INPUT, trial: 'TRIAL_LIMIT_REACHED' },
  { ...event, method: 'PUT', route: inProject('/events/:eventId'), ids: ownEvent, body: () => EVENT_INPUT },
  {
    ...event,
    method: 'PUT',
    route: inProject('/events/:eventId'),
    ids: ({ eventOfQ }) => ({ eventId: eventOfQ }),
    body: () => EVENT_INPUT,
    expected: nobody,
  },
  { ...event, method: 'DELETE', route: inProject('/events/:eventId'), ids: ownEvent },
  {
    ...event,
    method: 'DELETE',
    route: inProject('/events/:eventId'),
    ids: ({ eventOfQ }) => ({ eventId: eventOfQ }),
    expected: nobody,
  },
  { ...event, method: 'DELETE', route: inProject('/events') },
  {
    ...event,
    method: 'POST',
    route: inProject('/events/restore'),
    body: ({ eventOfQ }) => ({ ids: [eventOfQ] }),
    expected: nobody,
  },
  { ...faq, method: 'POST', route: inProject('/faqs'), body: () => FAQ_INPUT },
  {
    ...faq,
    method: 'PUT',
    route: inProject('/faqs/reorder'),
    body: ({ faqOfP }) => ({ faqIds: [faqOfP] }),
  },
  { ...faq, method: 'PUT', route: inProject('/faqs/:faqId'), ids: ownFaq, body: () => FAQ_INPUT },
  {
    ...faq,
    method: 'PUT',
    route: inProject('/faqs/:faqId'),
    ids: ({ faqOfQ }) => ({ faqId: faqOfQ }),
    body: () => FAQ_INPUT,
    expected: nobody,
  },
  { ...faq, method: 'DELETE', route: inProject('/faqs/:faqId'), ids: ownFaq },
  {
    ...faq,
    method: 'POST',
    route: inProject('/faqs/restore'),
    body: ({ faqOfQ }) => ({ ids: [faqOfQ] }),
    expected: nobody,
  },
  {
    noun: 'customizations',
    method: 'PUT',
    route: inProject('/customizations'),
    body: () => ({ name: 'Porto' }),
    expected: admins,
    trial: 'TRIAL_CUSTOMIZATION_BLOCKED',
  },
  { ...image, method: 'POST', route: inProject('/images/upload-url') },
  { ...image, method: 'POST', route: inProject('/images'), body: () => ({ imageUrls: [] }) },
  {
    // The address is the right.
    noun: 'uploads',
    method: 'PUT',
    route: '/api/uploads/:ticket',
    ids: async (scene) => {
      const { uploadURL } = await requestUploadUrl(await adminOf(scene), `/api/projects/${scene.P}`);
      return { ticket: uploadURL.split('/').at(-1) ?? '' };
    },
    body: () => makeJpeg(),
    headers: { 'Content-Type': 'image/jpeg' },
    expected: everyone,
  },
  {
    noun: 'media',
    method: 'GET',
    route: '/media/p/:projectId/:file',
    ids: async (scene) => {
      const address = await setHeaderImage(await adminOf(scene), `/api/projects/${scene.P}`);
      return { file: address.split('/').at(-1) ?? '' };
    },
    expected: everyone,
  },
  {
    noun: 'feedback',
    method: 'POST',
    route: inProject('/feedback'),
    body: () => ({ userType: 'guest', feedbackText: 'Lovely.' }),
    expected: viewers,
  },
  { noun: 'calendar', method: 'GET', route: inProject('/calendar'), expected: viewers },
  {
    noun: 'calendar',
    method: 'GET',
    route: inProject('/events/:eventId/calendar.ics'),
    ids: ownEvent,
    expected: viewers,
  },
  {
    noun: 'calendar',
    method: 'GET',
    route: inProject('/events/:eventId/calendar.ics'),
    ids: ({ eventOfQ }) => ({ eventId: eventOfQ }),
    expected: '1114441',
  },
  // Its token is the right: whoever knows it may read.
  {
    noun: 'calendar',
    method: 'GET',
    route: '/calendar/:token',
    ids: async (scene) => {
      const { body } = await (await adminOf(scene)).get(`/api/projects/${scene.P}/calendar`);
      return { token: body.feedUrl.split('/').at(-1) };
    },
    expected: everyone,
  },
  {
    noun: 'calendar',
    method: 'GET',
    route: '/calendar/:token',
    ids: ({ P }) => ({ token: `${P}-${'A'.repeat(43)}.ics` }),
    expected: '4444444',
  },
  {
    noun: 'payments',
    method: 'POST',
    route: inProject('/upgrade'),
    isTrial: true,
    expected: admins,
  },
  {
    noun: 'payments',
    method: 'POST',
    route: '/api/validate-coupon',
    isTrial: true,
    // Somebody else's payment is as unknown to a stranger as to a guest of the same itinerary.
    body: async (scene) => ({ couponCode: '', paymentIntentId: await startTestCheckout(scene.P) }),
    expected: '1444224',
  },
  {
    noun: 'payments',
    method: 'POST',
    route: inProject('/confirm-payment'),
    isTrial: true,
    body: async (scene) => ({ paymentIntentId: await payTestCheckout(scene.P) }),
    expected: admins,
  },
  { noun: 'payments', method: 'GET', route: inProject('/payments'), expected: '1113321' },
  // Stripe's signature is its right: without one, whoever calls is refused before anything is read.
  { noun: 'webhooks', method: 'POST', route: '/api/webhooks/stripe', body: () => ({}), expected: '0000000' },
  ...ACCOUNT_ACCESS_ROWS,
  ...EMAIL_ACCESS_ROWS,
];
