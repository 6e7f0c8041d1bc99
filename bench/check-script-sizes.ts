import { CommandError } from '../dev/steps.mjs';
import { measureScripts } from './measure-scripts.ts';

/**
 * Gzipped bytes that a route may load initially. Above the targets (sizes.ts), which are not met yet: they keep it from
 * growing. Lower them with the pages.
 */
const LIMITS: Record<string, number> = {
  'project.$projectId.tsx': 112_300,
  'access.$projectId.tsx': 127_000,
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
