import { fillPage } from '../../worker/domain/page/page-html.ts';
import type { OfflineCopy } from '../lib/offline-copies.ts';

/** Renders the app shell with the offline copy embedded where the server embeds the itinerary. */
export function renderOfflinePage(shell: string, projectId: string, { json, asOf }: OfflineCopy): string {
  const page = shell.replace('<html ', () => `<html data-as-of="${asOf}" `);
  return fillPage(page, undefined, [{ name: `itinerary/${projectId}`, json }]);
}
