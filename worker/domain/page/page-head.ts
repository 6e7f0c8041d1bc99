import type { LanguageCode } from '../../messages/languages.ts';
import { getReader, t } from '../../messages/t.ts';

/** What anyone who knows a project id may see of it in a link preview. */
export type ProjectPreview = { name: string; ownerName: string };

/** Metadata of a page for browsers, link previews and search engines. Plain text, not HTML. */
export type PageHead = {
  title: string;
  description: string;
  /** Whether search engines may index the page. */
  listed: boolean;
  /** Link preview image; `path` may have a query. */
  image: { path: string; alt: string };
  /** There is no page with this path. */
  missing?: true;
};

type PagePath = { kind: 'access' | 'project' | 'checkout'; projectId: string } | { kind: 'other' };

/** Recognizes the pages of one itinerary. `projectId` is as typed in the URL. */
export function parsePagePath(path: string): PagePath {
  const [, kind, projectId = ''] = /^\/(access|project|checkout)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 'access' || kind === 'project' || kind === 'checkout') return { kind, projectId };
  return { kind: 'other' };
}

const SITE_IMAGE = { path: '/icons/front.png', alt: 'Foldout: a printed itinerary with the days of a trip.' };
const INVITATION_IMAGE = { path: '/icons/invitation.png', alt: 'You’re invited: a folded itinerary.' };

const DESCRIPTION =
  'Plan your trip or event once and share one link. Guests see the schedule on their phones, no account needed.';

const toPublicHead = (title: string, description: string): PageHead => ({
  title,
  description,
  listed: true,
  image: SITE_IMAGE,
});
const toPrivateHead = (title: string, description: string): PageHead => ({
  title,
  description,
  listed: false,
  image: INVITATION_IMAGE,
});

/** In the reader's language. */
const toGuestHead = (title: string, description: string): PageHead => ({
  ...toPrivateHead(title, description),
  image: { ...INVITATION_IMAGE, alt: t('invitationImage') },
});

const toUnknownHead = () => toGuestHead(`${t('itineraryNotFound')} · Foldout`, t('linkIncomplete'));
const toInvitationHead = () => toGuestHead(t('joinAnItinerary'), t('seeTheSchedule'));

/** By path. */
export const HEADS: Record<string, PageHead> = {
  '/': toPublicHead('Foldout: one itinerary for your whole group', DESCRIPTION),
  '/example': toPublicHead('Example itinerary · Foldout', 'A weekend in Lisbon, as guests see it on their phones.'),
  '/privacy-policy': toPublicHead('Privacy Policy · Foldout', 'What data Foldout stores, for how long, and who has access to it.'),
  '/terms': toPublicHead('Terms & Conditions · Foldout', 'The terms for using Foldout, including payments and refunds.'),
  '/community-guidelines': toPublicHead('Community Guidelines · Foldout', 'What is and isn’t allowed on Foldout.'),
  '/accessibility': toPublicHead('Accessibility Statement · Foldout', 'How Foldout works with keyboards, screen readers and large text, and how to report a barrier.'),
  '/faq': toPublicHead('FAQ · Foldout', 'How Foldout works, what it costs, and how to share an itinerary.'),
  '/credits': toPublicHead('Credits · Foldout', 'The data, fonts and icons that Foldout uses, and their licenses.'),
  // The service worker fills this page when offline.
  '/shell': toPrivateHead('Foldout', DESCRIPTION),
  '/access': toPrivateHead('Open an itinerary · Foldout', 'Open an itinerary with its project ID and access code.'),
  '/shared-plan': toPrivateHead('Add a shared plan · Foldout', 'Add what you shared from another app to an itinerary.'),
  '/sign-in': toPrivateHead('Sign in · Foldout', 'Sign in to manage your itineraries.'),
  '/dashboard': toPrivateHead('Travel Dashboard · Foldout', 'Your itineraries and unclaimed events.'),
}; // biome-ignore format: a table

/** Titles and descriptions of hosts' pages in other languages than English. The titles are those of their screens. */
const HOST_HEADS: Partial<Record<LanguageCode, Record<string, [title: string, description: string]>>> = {
  de: {
    '/': ['Foldout: ein Plan für die ganze Gruppe', 'Plane deine Reise oder dein Fest einmal und teile einen Link. Gäste haben den Plan auf dem Handy, ganz ohne Konto.'],
    '/example': ['Beispiel · Foldout', 'Ein Wochenende in Lissabon, wie Gäste es auf dem Handy sehen.'],
    '/shared-plan': ['Geteilten Plan hinzufügen · Foldout', 'Füge einem Plan hinzu, was du aus einer anderen App geteilt hast.'],
    '/sign-in': ['Anmelden · Foldout', 'Melde dich an, um deine Pläne zu verwalten.'],
    '/dashboard': ['Dashboard · Foldout', 'Deine Pläne und offenen Termine.'],
    '/checkout': ['Full Access · Foldout', 'Schalte alles für deinen Plan frei, mit einer einmaligen Zahlung von 3 $.'],
  },
}; // biome-ignore format: a table

/** In the reader's language. */
function translateHead(head: PageHead, path: string): PageHead {
  const [title, description] = HOST_HEADS[getReader().language]?.[path] ?? [head.title, head.description];
  return { ...head, title, description };
}

/**
 * The head of the page at `path`. Pass `title` only if the browser may open the itinerary, `invitation` if its preview
 * may be shown: null if there is no such itinerary. `coverUrl`, the path of its cover as a PNG,
 * comes with either. Without them, the result is the same for every project id. In the reader's language.
 */
export function computePageHead(
  path: string,
  known: { invitation?: ProjectPreview | null; title?: string; coverUrl?: string } = {},
): PageHead {
  const page = parsePagePath(path);
  if (page.kind === 'checkout') {
    const head = toPrivateHead(
      'Full Access · Foldout',
      'Unlock every feature for your itinerary with a one-time payment of $3.',
    );
    return translateHead(head, '/checkout');
  }
  if (page.kind !== 'other') {
    if (known.invitation === null) return toUnknownHead();
    const { title, invitation, coverUrl } = known;
    const image = coverUrl && { path: coverUrl, alt: t('coverOfItinerary') };
    if (title !== undefined)
      return { ...toGuestHead(`${title} · Foldout`, t('seeTheSchedule')), ...(image && { image }) };
    if (!invitation) return toInvitationHead();
    const { name, ownerName } = invitation;
    const head = toGuestHead(t('joinName', { name }), t('sharedWithYou', { name: ownerName }));
    return { ...head, ...(image && { image }) };
  }
  const head = HEADS[toKey(path)];
  if (!head)
    return {
      ...toPrivateHead(`${t('pageNotFound')} · Foldout`, DESCRIPTION),
      missing: true,
      image: SITE_IMAGE,
    };
  return path === '/access'
    ? { ...head, title: `${t('openAnItinerary')} · Foldout` }
    : translateHead(head, toKey(path));
}

const toKey = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether guests come to the page at `path`, that of a wrong address too: they read it in their language. */
export const isForGuests = (path: string): boolean => {
  const { kind } = parsePagePath(path);
  return (
    kind === 'access' ||
    kind === 'project' ||
    path === '/access' ||
    (kind === 'other' && !(toKey(path) in HEADS))
  );
};

const HOST_PATHS = ['/', '/example', '/shared-plan', '/sign-in', '/dashboard'];

/** Whether the page at `path` is one of hosts outside of itineraries, in English or German. */
export const isForHosts = (path: string): boolean =>
  parsePagePath(path).kind === 'checkout' || HOST_PATHS.includes(toKey(path));
