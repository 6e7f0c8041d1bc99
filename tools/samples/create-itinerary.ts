import type { Page } from '@playwright/test';
import { CommandError } from '../../dev/steps.mjs';
import type { SampleContent } from './sample.ts';

/** Sent by browsers with requests of the product's own pages. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Creates an itinerary with Full Access through the API. Returns its project id. */
export async function createSampleItinerary(page: Page, sample: SampleContent): Promise<string> {
  const { name, ownerName, timeZone, place, look, appearance, firstDay, events, faqs } = sample;
  const ownerEmail = `${ownerName.split(' ')[0]?.toLowerCase()}@foldout.example`;
  const { project } = await call(page, 'POST', '/api/projects', { name, ownerName, ownerEmail });
  const path = `/api/projects/${project.projectId}`;
  await call(page, 'POST', `${path}/confirm-payment`, { couponCode: 'FREE100' });
  await call(page, 'PUT', `${path}/customizations`, { ...appearance, timeZone, place, look });
  for (const { day, at, until, ...event } of events) {
    const date = toDate(firstDay, day);
    const endsAt = until && `${date}T${until}`;
    await call(page, 'POST', `${path}/events`, { ...event, datetime: `${date}T${at}`, endsAt });
  }
  for (const faq of faqs) await call(page, 'POST', `${path}/faqs`, faq);
  return project.projectId;
}

/** In the next year, so that the event is not over. */
function toDate(firstDay: string, day: number): string {
  const first = Date.parse(`${new Date().getUTCFullYear() + 1}-${firstDay}T00:00:00Z`);
  return new Date(first + day * 86_400_000).toISOString().slice(0, 10);
}

async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const response = await page.request.fetch(path, { method, data, headers: SAME_ORIGIN });
  if (!response.ok()) throw new CommandError(`${method} ${path} was rejected: ${await response.text()}`);
  return response.json();
}
