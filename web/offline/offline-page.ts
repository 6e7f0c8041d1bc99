import { fillPage } from '../../worker/domain/page/page-html.ts';
import type { OfflineCopy } from '../lib/offline-copies.ts';

/** The page without anything in it, with a copy in the place where the server puts the itinerary. */
export function renderOfflinePage(shell: string, projectId: string, { json, asOf }: OfflineCopy): string {
  const page = shell.replace('<html ', () => `<html data-as-of="${asOf}" `);
  return fillPage(page, undefined, [{ name: `itinerary/${projectId}`, json }]);
}
