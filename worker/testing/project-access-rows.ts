import { makeJpeg } from '../domain/images/testing/images.ts';
import {
  type AccessProject,
  type AccessRow,
  type AccessScenario,
  ADMINS,
  ADMINS_NOT_FOUND,
  EVERYONE,
  expectCan,
  expectForAll,
  toProjectRoute,
  VIEWERS,
} from './access-row.ts';
import { TestBrowser } from './browser.ts';
import { EVENT_INPUT, FAQ_INPUT } from './project.ts';
import { requestUploadUrl, setHeaderImage } from './upload.ts';

const event = { resource: 'events', expected: ADMINS };
const faq = { resource: 'faqs', expected: ADMINS, trialCode: 'TRIAL_FAQ_BLOCKED' };
const image = { resource: 'images', expected: ADMINS, trialCode: 'TRIAL_IMAGE_BLOCKED' };

const ownEvent = ({ project }: AccessScenario) => ({ eventId: project.eventId });
const otherEvent = ({ otherProject }: AccessScenario) => ({ eventId: otherProject.eventId });
const ownFaq = ({ project }: AccessScenario) => ({ faqId: project.faqId });
const otherFaq = ({ otherProject }: AccessScenario) => ({ faqId: otherProject.faqId });

const createAdmin = ({ projectId }: AccessProject) => new TestBrowser().setGrant(projectId, 'admin');
const toFileName = (url: string) => url.split('/').at(-1) ?? '';

const ACCESS_ROWS: AccessRow[] = [
  { resource: 'config', method: 'GET', route: '/api/config', expected: EVERYONE },
  {
    resource: 'client-errors',
    method: 'POST',
    route: '/api/client-errors',
    body: () => ({ message: 'TypeError', path: '/', release: 'r1' }),
    expected: EVERYONE,
  },
  { resource: 'installed-app', method: 'GET', route: toProjectRoute('/manifest'), expected: VIEWERS },
  { resource: 'installed-app', method: 'GET', route: '/open/:projectId', expected: expectForAll('redirect') },
  {
    resource: 'installed-app',
    method: 'POST',
    route: '/open/:projectId',
    expected: expectForAll('redirect'),
  },
  { resource: 'time-zones', method: 'GET', route: '/api/time-zones/places', expected: EVERYONE },
  { resource: 'time-zones', method: 'GET', route: '/api/time-zones/suggestion', expected: EVERYONE },
  {
    resource: 'projects',
    method: 'POST',
    route: '/api/projects',
    body: () => ({ name: 'New', ownerName: 'Ada', ownerEmail: `${crypto.randomUUID()}@example.com` }),
    expected: EVERYONE,
  },
  {
    resource: 'owner-email',
    method: 'GET',
    route: toProjectRoute('/codes-mail'),
    expected: expectCan('change-owner-email'),
  },
  {
    resource: 'owner-email',
    method: 'POST',
    route: toProjectRoute('/codes-mail'),
    expected: expectCan('change-owner-email'),
  },
  {
    // Until an account is bound as owner.
    resource: 'owner-email',
    method: 'PUT',
    route: toProjectRoute('/owner-email'),
    body: () => ({ ownerEmail: `${crypto.randomUUID()}@example.com` }),
    expected: { ...expectCan('change-owner-email'), owner: 409 },
  },
  { resource: 'access', method: 'GET', route: toProjectRoute('/preview'), expected: EVERYONE },
  {
    resource: 'access',
    method: 'POST',
    route: toProjectRoute('/access'),
    body: ({ project }) => ({ accessCode: project.accessCode }),
    expected: EVERYONE,
  },
  {
    resource: 'access',
    method: 'POST',
    route: toProjectRoute('/access'),
    body: () => ({ accessCode: 'WR0NGX' }),
    expected: expectForAll(401),
  },
  // Leaving is possible with any grant, also one that has ended.
  {
    resource: 'access',
    method: 'DELETE',
    route: toProjectRoute('/access'),
    expected: { ...VIEWERS, removedPerson: 'ok' },
  },
  {
    resource: 'access',
    method: 'POST',
    route: toProjectRoute('/verify-admin'),
    body: ({ project }) => ({ adminCode: project.adminCode }),
    expected: VIEWERS,
  },
  { resource: 'share', method: 'GET', route: toProjectRoute('/share'), expected: VIEWERS },
  { resource: 'itinerary', method: 'GET', route: toProjectRoute(''), expected: VIEWERS },
  { resource: 'itinerary', method: 'GET', route: toProjectRoute('/itinerary'), expected: VIEWERS },
  { resource: 'itinerary', method: 'GET', route: toProjectRoute('/events'), expected: VIEWERS },
  { resource: 'itinerary', method: 'GET', route: toProjectRoute('/faqs'), expected: VIEWERS },
  {
    // Returns the project that the caller opened last, whichever that is.
    resource: 'itinerary',
    method: 'GET',
    route: '/api/current-project',
    expected: { ...EVERYONE, anonymous: 401, otherUser: 401 },
  },
  {
    // Authorized callers get 400, because the request is not a WebSocket upgrade.
    resource: 'live',
    method: 'GET',
    route: toProjectRoute('/live'),
    expected: expectCan('read', 400),
  },
  {
    resource: 'feedback',
    method: 'POST',
    route: toProjectRoute('/feedback'),
    body: () => ({ userType: 'guest', feedbackText: 'Lovely.' }),
    expected: VIEWERS,
  },
];

const CONTENT_ROWS: AccessRow[] = [
  {
    ...event,
    method: 'POST',
    route: toProjectRoute('/events'),
    body: () => EVENT_INPUT,
    trialCode: 'TRIAL_LIMIT_REACHED',
  },
  {
    ...event,
    method: 'PUT',
    route: toProjectRoute('/events/:eventId'),
    ids: ownEvent,
    body: () => EVENT_INPUT,
  },
  {
    ...event,
    method: 'PUT',
    route: toProjectRoute('/events/:eventId'),
    ids: otherEvent,
    body: () => EVENT_INPUT,
    expected: ADMINS_NOT_FOUND,
  },
  { ...event, method: 'DELETE', route: toProjectRoute('/events/:eventId'), ids: ownEvent },
  {
    ...event,
    method: 'DELETE',
    route: toProjectRoute('/events/:eventId'),
    ids: otherEvent,
    expected: ADMINS_NOT_FOUND,
  },
  { ...event, method: 'DELETE', route: toProjectRoute('/events') },
  {
    ...event,
    method: 'POST',
    route: toProjectRoute('/events/restore'),
    body: ({ otherProject }) => ({ ids: [otherProject.eventId] }),
    expected: ADMINS_NOT_FOUND,
  },
  { ...faq, method: 'POST', route: toProjectRoute('/faqs'), body: () => FAQ_INPUT },
  {
    ...faq,
    method: 'PUT',
    route: toProjectRoute('/faqs/reorder'),
    body: async ({ project }) => ({
      faqIds: (await project.host.get(`${project.path}/faqs`)).body.map(({ id }: { id: number }) => id),
    }),
  },
  { ...faq, method: 'PUT', route: toProjectRoute('/faqs/:faqId'), ids: ownFaq, body: () => FAQ_INPUT },
  {
    ...faq,
    method: 'PUT',
    route: toProjectRoute('/faqs/:faqId'),
    ids: otherFaq,
    body: () => FAQ_INPUT,
    expected: ADMINS_NOT_FOUND,
  },
  { ...faq, method: 'DELETE', route: toProjectRoute('/faqs/:faqId'), ids: ownFaq },
  {
    ...faq,
    method: 'POST',
    route: toProjectRoute('/faqs/restore'),
    body: ({ otherProject }) => ({ ids: [otherProject.faqId] }),
    expected: ADMINS_NOT_FOUND,
  },
  {
    resource: 'customizations',
    method: 'PUT',
    route: toProjectRoute('/customizations'),
    body: () => ({ name: 'Porto' }),
    expected: ADMINS,
    trialCode: 'TRIAL_CUSTOMIZATION_BLOCKED',
  },
];

const IMAGE_ROWS: AccessRow[] = [
  { ...image, method: 'POST', route: toProjectRoute('/images/upload-url') },
  { ...image, method: 'POST', route: toProjectRoute('/images'), body: () => ({ imageUrls: [] }) },
  {
    // Authorized by the token in the path.
    resource: 'uploads',
    method: 'PUT',
    route: '/api/uploads/:token',
    ids: async ({ project }) => {
      const { uploadURL } = await requestUploadUrl(await createAdmin(project), project.path);
      return { token: toFileName(uploadURL) };
    },
    body: () => makeJpeg(),
    headers: { 'Content-Type': 'image/jpeg' },
    expected: EVERYONE,
  },
  {
    resource: 'media',
    method: 'GET',
    route: '/media/p/:projectId/:file',
    ids: async ({ project }) => ({
      file: toFileName(await setHeaderImage(await createAdmin(project), project.path)),
    }),
    expected: EVERYONE,
  },
  {
    // Without the colors.
    resource: 'covers',
    method: 'GET',
    route: '/covers/:file',
    ids: () => ({ file: 'lake.svg' }),
    expected: expectForAll(404),
  },
];

const CALENDAR_ROWS: AccessRow[] = [
  { resource: 'calendar', method: 'GET', route: toProjectRoute('/calendar'), expected: VIEWERS },
  {
    resource: 'calendar',
    method: 'GET',
    route: toProjectRoute('/events/:eventId/calendar.ics'),
    ids: ownEvent,
    expected: VIEWERS,
  },
  {
    resource: 'calendar',
    method: 'GET',
    route: toProjectRoute('/events/:eventId/calendar.ics'),
    ids: otherEvent,
    expected: expectCan('read', 404),
  },
  {
    // Authorized by the token in the path.
    resource: 'calendar',
    method: 'GET',
    route: '/calendar/:token',
    ids: async ({ project }) => {
      const { body } = await (await createAdmin(project)).get(`${project.path}/calendar`);
      return { token: toFileName(body.feedUrl) };
    },
    expected: EVERYONE,
  },
  {
    resource: 'calendar',
    method: 'GET',
    route: '/calendar/:token',
    ids: ({ project }) => ({ token: `${project.projectId}-${'A'.repeat(43)}.ics` }),
    expected: expectForAll(404),
  },
];

export const PROJECT_ACCESS_ROWS: AccessRow[] = [
  ...ACCESS_ROWS,
  ...CONTENT_ROWS,
  ...IMAGE_ROWS,
  ...CALENDAR_ROWS,
];
