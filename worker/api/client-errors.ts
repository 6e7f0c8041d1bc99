import { clientErrorSchema } from '../contract/client-errors.ts';
import { toPageRoute } from '../domain/page/page-route.ts';
import { scrubErrorText } from '../domain/text/scrub-error.ts';
import { factory } from '../http/context.ts';
import { RATE, requireAddressRate } from '../http/rate-limits.ts';
import { jsonBody } from '../http/validation.ts';
import { log } from '../log.ts';

/** Failures of scripts in browsers, which become lines of the log. */
export const clientErrorRoutes = factory
  .createApp()
  .post('/client-errors', jsonBody(clientErrorSchema), async (c) => {
    await requireAddressRate(c, RATE.clientErrors);
    const { message, stack, path, release } = c.req.valid('json');
    const [pathname = ''] = path.split(/[?#]/);
    log({
      handler: 'fetch',
      job: 'client-error',
      message: scrubErrorText(message),
      ...(stack !== undefined && { stack: scrubErrorText(stack) }),
      page: toPageRoute(pathname),
      release: scrubRelease(release),
    });
    return c.json({ success: true as const }, 202);
  });

/** A release is a short name of our own; anything else is not logged. */
const scrubRelease = (text: string) => (/^[\w.-]{1,40}$/.test(text) ? text : 'unknown');
