import { fillPage } from '../../worker/domain/page/page-html.ts';
import { setPageReader } from '../../worker/domain/page/page-reader.ts';
import type { OfflineCopy } from '../lib/offline-copies.ts';

/** Renders the app shell in the reader's language, with the offline copy embedded where the server embeds the itinerary. */
export function renderOfflinePage(
  shell: string,
  projectId: string,
  { json, asOf, reader }: OfflineCopy,
): string {
  const page = setPageReader(shell, reader).replace('<html ', () => `<html data-as-of="${asOf}" `);
  return fillPage(page, undefined, [{ name: `itinerary/${projectId}`, json }]);
}
