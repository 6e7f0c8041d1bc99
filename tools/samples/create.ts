import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { Stop } from '../../dev/steps.mjs';
import type { Plan } from './plan.ts';
import { SCENES } from './scenes.ts';

/** What a browser says of a call by our own pages. */
const OURS = { 'sec-fetch-site': 'same-origin' };

/** Makes an itinerary with Full Access by the calls that our pages make. Returns its project id. */
export async function createSample(page: Page, plan: Plan): Promise<string> {
  const { name, ownerName, timeZone, look, firstDay, events, faqs } = plan;
  const ownerEmail = `${ownerName.split(' ')[0]?.toLowerCase()}@foldout.example`;
  const { project } = await call(page, 'POST', '/api/projects', { name, ownerName, ownerEmail });
  const path = `/api/projects/${project.projectId}`;
  await call(page, 'POST', `${path}/confirm-payment`, { couponCode: 'FREE100' });
  await call(page, 'PUT', `${path}/customizations`, { ...look, timeZone });
  const picture = await upload(page, path, SCENES[plan.scene]);
  await call(page, 'POST', `${path}/images`, { imageUrls: [picture] });
  for (const { day, at, until, ...event } of events) {
    const date = toDate(firstDay, day);
    const endsAt = until && `${date}T${until}`;
    await call(page, 'POST', `${path}/events`, { ...event, datetime: `${date}T${at}`, endsAt });
  }
  for (const faq of faqs) await call(page, 'POST', `${path}/faqs`, faq);
  return project.projectId;
}

/** So many days after the first, in the coming year: what is filmed shall lie ahead. */
function toDate(firstDay: string, day: number): string {
  const first = Date.parse(`${new Date().getUTCFullYear() + 1}-${firstDay}T00:00:00Z`);
  return new Date(first + day * 86_400_000).toISOString().slice(0, 10);
}

async function upload(page: Page, path: string, drawing: string): Promise<string> {
  const data = await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
  const asked = { contentType: 'image/jpeg', size: data.length };
  const { uploadURL, publicUrl } = await call(page, 'POST', `${path}/images/upload-url`, asked);
  const headers = { ...OURS, 'content-type': 'image/jpeg' };
  const put = await page.request.put(uploadURL, { data, headers });
  if (!put.ok()) throw new Stop(`The picture was refused: ${await put.text()}`);
  return publicUrl;
}

async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const response = await page.request.fetch(path, { method, data, headers: OURS });
  if (!response.ok()) throw new Stop(`${method} ${path} was refused: ${await response.text()}`);
  return response.json();
}
