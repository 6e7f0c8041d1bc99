import type { Settings } from '../services/settings.ts';

/** Cloudflare Web Analytics (its docs, FAQs, Content Security Policy). */
export const ANALYTICS_ORIGINS = {
  script: 'https://static.cloudflareinsights.com',
  report: 'https://cloudflareinsights.com',
};

/** Whether visits to this URL are counted: only the landing page, whose URL contains no project id. */
export function isAnalyticsPage(url: string, settings: Settings | undefined): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === '/' && !searchParams.has('createProject') && settings?.ANALYTICS_TOKEN !== undefined;
}

/** Adds the analytics script to pages whose visits are counted. */
export function addAnalytics(page: Response, url: string, settings: Settings): Response {
  if (!isAnalyticsPage(url, settings)) return page;
  // `spa: false` because it would report client-side navigation to URLs that contain codes.
  const beacon = escapeAttribute(JSON.stringify({ token: settings.ANALYTICS_TOKEN, spa: false }));
  const tag = `<script defer src="${ANALYTICS_ORIGINS.script}/beacon.min.js" data-cf-beacon="${beacon}"></script>`;
  return new HTMLRewriter()
    .on('body', { element: (body) => void body.append(tag, { html: true }) })
    .transform(page);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
