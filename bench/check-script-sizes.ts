import { CommandError } from '../dev/steps.mjs';
import {
  listLateStyles,
  measureMessages,
  measureScripts,
  RENDERED_ITINERARY,
  setsVariablesEverywhere,
} from './measure-scripts.ts';

/** Gzipped bytes that guests may load initially: of a rendered itinerary, and of the invitation for a typed code. */
const LIMITS: Record<string, number> = {
  [RENDERED_ITINERARY]: 96_800,
  'access.$projectId.tsx': 116_300,
};

/** Gzipped bytes of the messages that an itinerary's first screen loads, in the largest language. */
const MESSAGES_LIMIT = 2_400;

/**
 * Throws CommandError if a route of the pages in `dist` loads more, or a rendered itinerary needs styles that come after it or
 * has some that make every element slower. Returns the sizes.
 */
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
  const late = listLateStyles(dist);
  if (late.length > 0) {
    throw new CommandError(
      `The first screen moves when these styles arrive: ${late.join(', ')}.`,
      'Import them in web/styles.ts, and name their icons in FIRST_ICONS in uno.config.ts.',
    );
  }
  if (setsVariablesEverywhere(dist)) {
    throw new CommandError(
      'The styles set variables on every element of a page, for a utility such as `shadow-md` or `rotate-180`.',
      'Name the property instead, such as `[rotate:180deg]` (uno.config.ts).',
    );
  }
  const messages = measureMessages(dist);
  if (messages > MESSAGES_LIMIT) {
    throw new CommandError(
      `The messages of the first screen have ${messages} bytes, at most ${MESSAGES_LIMIT}.`,
      'Move what is not shown at first to another area (docs/contributing.md).',
    );
  }
  return [...sizes, { route: 'messages', bytes: messages }]
    .map(({ route, bytes }) => `${route.split('.')[0]} ${(bytes / 1000).toFixed(1)} KB`)
    .join(', ');
}
