import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../worker/messages/hosts/add-host-messages.ts';
import { NONCE_PLACEHOLDER, PAGE_PLACEHOLDERS } from '../worker/domain/page/page-html.ts';
import { listUntranslated } from '../worker/domain/page/page-language.ts';
import { toPrerenderedPath, toUsualReader } from '../worker/messages/host-reader.ts';
import { inLanguage } from '../worker/messages/in-language.ts';
import { HOST_LANGUAGES, LANGUAGE_CODES } from '../worker/messages/languages.ts';
import { DEFAULT_READER, type TextReader } from '../worker/messages/t.ts';
import { InvitationView, listProgress, Opening } from './features/access/invitation-view.tsx';
import { UnknownItinerary } from './features/access/unknown-itinerary.tsx';
import { AccountRequired } from './features/account/account-required.tsx';
import { PRERENDERED_TEXT } from './lib/prerendered-text.ts';
import { createQueryClient } from './lib/query-client.ts';
import { queryKeys } from './lib/query-keys.ts';
import { StaticPageLayout } from './pages/static-page.tsx';
import { STATIC_PAGES } from './pages/static-pages.ts';
import { routeTree } from './route-tree.gen.ts';
import { CheckoutOpening } from './routes/-checkout/checkout-opening.tsx';
import { DashboardSkeleton } from './routes/-dashboard/dashboard-skeleton.tsx';
import { showOpening } from './start/show-opening.ts';
import { LanguageLink } from './ui/page/language-link.tsx';
import { Page } from './ui/page/page.tsx';

// Runs at build time only.

/** Renders the static pages, without their <head> tags. */
export function renderStaticPages(): { path: string; html: string }[] {
  return STATIC_PAGES.map((page) => ({
    path: page.path,
    html: removePreloads(renderToStaticMarkup(<StaticPageLayout page={page} />)),
  }));
}

/** The file to write, and the route whose styles it uses. */
type FirstView = { file: string; route: string; html: string };

/** Renders the first views of hosts' pages, as shown before their script runs, in each of their languages. */
async function renderHostViews(): Promise<FirstView[]> {
  const required = (
    <Page end={<LanguageLink to="/dashboard" />}>
      <AccountRequired returnTo="/dashboard" />
    </Page>
  );
  const views = HOST_LANGUAGES.map(async (language) => {
    const reader = toUsualReader({ language });
    const toFile = (name: string) => toPrerenderedPath(name, reader);
    return [
      { file: toFile('landing'), route: 'index', html: await render(routeTree, '/', reader) },
      { file: toFile('account-required'), route: 'dashboard', html: await renderAlone(required, reader) },
      {
        file: toFile('dashboard-opening'),
        route: 'dashboard',
        html: await renderAlone(<DashboardSkeleton />, reader),
      },
      {
        file: toFile('checkout-opening'),
        route: 'checkout.$projectId',
        html: await renderAlone(<CheckoutOpening />, reader),
      },
    ];
  });
  return (await Promise.all(views)).flat();
}

/** Renders the first views of pages that are not static. */
export async function renderFirstViews(): Promise<FirstView[]> {
  const invitation = (code?: string) => (
    <Page>
      <InvitationView projectId={SOME_ID} code={code} />
    </Page>
  );
  const unknown = (
    <Page>
      <UnknownItinerary />
    </Page>
  );
  const invitations = [
    addOpening(await renderAlone(invitation())),
    await renderAlone(invitation('A')),
  ] as const;
  if (!invitations.every((html) => html.includes(PAGE_PLACEHOLDERS.name)))
    throw new Error('A prerendered invitation does not name its itinerary.');
  const unknownView = await renderAlone(unknown);
  [...invitations, unknownView].forEach(requireTranslated);
  return [
    { file: 'invitation', route: 'access.$projectId', html: addOpeningScript(invitations[0]) },
    { file: 'invitation-opening', route: 'access.$projectId', html: invitations[1] },
    { file: 'invitation-unknown', route: 'access.$projectId', html: unknownView },
    ...(await renderHostViews()),
  ];
}

/** Throws if a page that guests see first stays in English in another language. */
function requireTranslated(html: string) {
  for (const language of LANGUAGE_CODES) {
    const left = language === 'en' ? [] : listUntranslated(html, toUsualReader({ language }));
    if (left.length > 0) throw new Error(`A prerendered page is not in ${language}: ${left.join(' | ')}`);
  }
}

/** Adds the view of a personal link, hidden. */
function addOpening(html: string): string {
  const opening = renderToStaticMarkup(
    <div data-opening hidden>
      <Opening text={listProgress().accessing} isPersonal />
    </div>,
  );
  return html.replace('<form', () => `${opening}<form`);
}

/** Adds the script that shows the view of a personal link. */
const addOpeningScript = (html: string): string =>
  html.replace('</form>', (end) => `${end}<script nonce="${NONCE_PLACEHOLDER}">(${showOpening})()</script>`);

const { projectId: SOME_ID } = PAGE_PLACEHOLDERS;

/** Renders a page at a path that none of its links point to. */
function renderAlone(page: ReactElement, reader?: TextReader): Promise<string> {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => page });
  return render(root.addChildren([anywhere]), '/anywhere', reader);
}

/**
 * Renders a route tree at a path as HTML. Buttons and inputs are disabled until the script has loaded; what is typed into a
 * text area is taken over (lib/prerendered-text.ts).
 */
async function render(tree: AnyRoute, path: string, reader = DEFAULT_READER): Promise<string> {
  const queryClient = createQueryClient(() => undefined);
  const { name, ownerName, projectId: _, ...look } = PAGE_PLACEHOLDERS;
  queryClient.setQueryData(queryKeys.preview(SOME_ID), { name, ownerName });
  queryClient.setQueryData(queryKeys.invitationLook(SOME_ID), look);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: tree, history, context: { queryClient } });
  await router.load();
  const failed = router.state.matches.find(({ error }) => error);
  if (failed) throw failed.error;
  const markup = inLanguage(reader, () =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  const html = removePreloads(markup);
  // The router renders nothing for a component that throws.
  if (html === '') throw new Error('A prerendered page is empty.');
  return html
    .replace(/<(button|input) /g, '<$1 disabled="" data-busy="" ')
    .replace(/<textarea /g, `<textarea ${PRERENDERED_TEXT}="" `);
}

/** Removes the preload links that React adds before images. */
const removePreloads = (html: string) => html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
