import type { Settings } from '../services/settings.ts';

/** Cloudflare Web Analytics: where its script comes from and where it reports to (its docs, FAQs, CSP). */
export const ANALYTICS = {
  script: 'https://static.cloudflareinsights.com',
  report: 'https://cloudflareinsights.com',
};

/** Whether this address is the front page of a deployment that counts its visits. An itinerary's id is none of theirs. */
export function isCounted(url: string, settings: Settings | undefined): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/' && !searchParams.has('createProject') && settings?.ANALYTICS_TOKEN !== undefined;
}

/** Adds the tag that counts a visit, where visits are counted. */
export function withAnalytics(page: Response, url: string, settings: Settings): Response {
  if (!isCounted(url, settings)) return page;
  // Without `spa` it would follow the visitor to pages whose addresses hold codes.
  const beacon = escapeHtml(JSON.stringify({ token: settings.ANALYTICS_TOKEN, spa: false }));
  const tag = `<script defer src="${ANALYTICS.script}/beacon.min.js" data-cf-beacon="${beacon}"></script>`;
  return new HTMLRewriter()
    .on('body', { element: (body) => void body.append(tag, { html: true }) })
    .transform(page);
}

/** Writes the mailbox that our mails come from into the pages that name it; without one they say so in words. */
export function withContact(page: Response, settings: Settings): Response {
  const mailbox = toMailbox(settings.MAIL_FROM);
  if (!mailbox) return page;
  return new HTMLRewriter()
    .on('a[data-contact]', {
      element(link) {
        link.setAttribute('href', `mailto:${mailbox}`);
        link.setInnerContent(mailbox);
      },
    })
    .transform(page);
}

/** "Foldout <hello@foldout.example>" → the address alone. */
function toMailbox(from: string | undefined): string | undefined {
  return /<([^<>\s]+@[^<>\s]+)>$/.exec(from ?? '')?.[1] ?? /^[^<>\s]+@[^<>\s]+$/.exec(from ?? '')?.[0];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
