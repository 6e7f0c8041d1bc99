import { fillPage } from '../../worker/domain/page-html.ts';
import type { Copy } from '../lib/copies.ts';

/** The page without anything in it, with a copy in the place where the server puts the itinerary. */
export function toOfflinePage(shell: string, projectId: string, { json, asOf }: Copy): string {
  const page = shell.replace('<html ', () => `<html data-as-of="${asOf}" `);
  return fillPage(page, undefined, [{ name: `itinerary/${projectId}`, json }]);
}
