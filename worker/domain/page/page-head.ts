/** What a link's preview may tell of an itinerary to anyone who knows its id. */
export type ProjectPreview = { name: string; ownerName: string };

/** What one page says of itself to browsers, previewers and search engines. Plain texts, not HTML. */
export type PageHead = {
  title: string;
  description: string;
  /** For everybody to find; the others are for those who were invited. */
  listed: boolean;
  /** The picture of its preview, a file in web/public/icons. */
  picture: { file: string; alt: string };
  /** No page of ours has this path. */
  missing?: true;
};

export type PagePath = { kind: 'access' | 'project' | 'checkout'; projectId: string } | { kind: 'other' };

/** Which page about one itinerary a path means; the id is as it was typed. */
export function parsePagePath(path: string): PagePath {
  const [, kind, projectId = ''] = /^\/(access|project|checkout)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 'access' || kind === 'project' || kind === 'checkout') return { kind, projectId };
  return { kind: 'other' };
}

const FRONT = {
  file: 'front.png',
  alt: 'Foldout: a printed programme, unfolded, with the days of a trip on it.',
};
const INVITED = { file: 'invitation.png', alt: 'You’re invited: a folded programme, waiting to be opened.' };

const DESCRIPTION =
  'Write the plan once, share one link. Everyone coming sees where to be, when and with whom, without an account.';

const open = (title: string, description: string): PageHead => ({
  title,
  description,
  listed: true,
  picture: FRONT,
});
const closed = (title: string, description: string): PageHead => ({
  title,
  description,
  listed: false,
  picture: INVITED,
});

const INVITATION = closed(
  'Join an itinerary',
  'You are invited to see a plan: where to be, when, and with whom.',
);

const HEADS: Record<string, PageHead> = {
  '/': open('Foldout: one itinerary for your whole group', DESCRIPTION),
  '/privacy-policy': open('Privacy Policy · Foldout', 'What Foldout keeps, for how long, where, and who else sees it.'),
  '/terms': open('Terms & Conditions · Foldout', 'What you may expect of Foldout, what it expects of you, and how refunds work.'),
  '/community-guidelines': open('Community Guidelines · Foldout', 'How we treat each other on Foldout, and what happens when somebody does not.'),
  '/faq': open('FAQ · Foldout', 'What Foldout is, what it costs, and how an itinerary gets to its guests.'),
  '/credits': open('Credits · Foldout', 'The data, fonts and icons that Foldout uses, and their licenses.'),
  // What the service worker fills where there is no network.
  '/shell': closed('Foldout', DESCRIPTION),
  '/access': closed('Open an itinerary · Foldout', 'Open an itinerary with its project ID and access code.'),
  '/sign-in': closed('Sign in · Foldout', 'Sign in to see your itineraries.'),
  '/dashboard': closed('Travel Dashboard · Foldout', 'Your itineraries, and travel confirmations waiting for one.'),
}; // biome-ignore format: a table

/**
 * The head of a path's page. `invitation` is what may be told of the itinerary that the path names, `title` its title
 * where the browser may open it. Without either, such a page says the same for every id.
 */
export function computePageHead(
  path: string,
  known: { invitation?: ProjectPreview; title?: string } = {},
): PageHead {
  const page = parsePagePath(path);
  if (page.kind === 'checkout') {
    return closed('Full Access · Foldout', 'Unlock everything for an itinerary, once, for $3.');
  }
  if (page.kind !== 'other') {
    if (known.title !== undefined) return closed(`${known.title} · Foldout`, INVITATION.description);
    if (!known.invitation) return INVITATION;
    const { name, ownerName } = known.invitation;
    const text = `${ownerName} shared the itinerary with you.`;
    return closed(`Join ${name}`, text);
  }
  const head = HEADS[path.length > 1 ? path.replace(/\/$/, '') : path];
  return head ?? { ...closed('Page Not Found · Foldout', DESCRIPTION), missing: true, picture: FRONT };
}
