import { validator } from 'hono/validator';
import { findTimeZonePlaces, suggestTimeZone } from '../actions/time-zones.ts';
import { factory } from '../http/context.ts';

/** The text to look up; empty if missing or repeated. */
const textQuery = validator('query', ({ text }) => ({ text: typeof text === 'string' ? text : '' }));

/** Time zones by place, for forms. Public, since the form on the landing page needs no account. */
export const timeZoneRoutes = factory
  .createApp()
  .get('/time-zones/places', textQuery, async (c) =>
    c.json({ places: await findTimeZonePlaces(c.env.READER, c.req.valid('query').text) }),
  )
  .get('/time-zones/suggestion', textQuery, async (c) =>
    c.json({ timeZone: await suggestTimeZone(c.env.READER, c.req.valid('query').text) }),
  );
