import { CommandError } from '../dev/steps.mjs';
import { measureScripts, RENDERED_ITINERARY } from './measure-scripts.ts';

/** Gzipped bytes that guests may load initially: of a rendered itinerary, and of the invitation for a typed code. */
const LIMITS: Record<string, number> = {
  [RENDERED_ITINERARY]: 98_500,
  'access.$projectId.tsx': 116_500,
};

/** Throws CommandError if a route of the pages in `dist` loads more. Returns the sizes. */
export function checkScriptSizes(dist: string): string {
  const sizes = measureScripts(dist, 'web/routes').filter(({ route }) => route in LIMITS);
  const tooLarge = sizes.filter(({ route, bytes }) => bytes > (LIMITS[route] ?? 0));
  if (tooLarge.length > 0) {
    const lines = tooLarge.map(
      ({ route, bytes }) => `${route} loads ${bytes} bytes, at most ${LIMITS[route]}.`,
    );
    throw new CommandError(
      lines.join('\n  '),
      'Load what is not needed at first when it is used (docs/decisions/013).',
    );
  }
  return sizes.map(({ route, bytes }) => `${route.split('.')[0]} ${(bytes / 1000).toFixed(1)} KB`).join(', ');
}
