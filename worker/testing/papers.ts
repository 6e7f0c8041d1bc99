import { strToU8, zipSync } from 'fflate';
import type { NewPaper, Paper } from '../contract/papers.ts';
import type { TestBrowser } from './browser.ts';
import type { TestItinerary } from './project.ts';

type Itinerary = Pick<TestItinerary, 'host' | 'path'>;

export const makePdf = (text = 'Gate B42') =>
  new Uint8Array(strToU8(`%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`));

/** A wallet pass with these files beside its pass.json. */
export const makePass = (files: Record<string, Uint8Array> = {}, pass: string = '{"formatVersion":1}') =>
  new Uint8Array(zipSync({ 'pass.json': strToU8(pass), ...files }, { mtime: '2083-05-01' }));

/** Asks for the upload of a paper. */
export const requestPaper = ({ host, path }: Itinerary, input: Partial<NewPaper> = {}) =>
  host.post(`${path}/papers/upload-url`, { title: 'Ferry', type: 'application/pdf', size: 1_000, ...input });

/** Adds a paper with its file. */
export async function addPaper(
  itinerary: Itinerary,
  input: Partial<NewPaper> = {},
  file = makePdf(),
): Promise<Paper> {
  const type = input.type ?? 'application/pdf';
  const asked = await requestPaper(itinerary, { ...input, type, size: file.length });
  if (asked.status !== 201) throw new Error(`The upload was refused: ${asked.text}`);
  const sent = await itinerary.host.put(asked.body.uploadURL, file, { 'Content-Type': type });
  if (sent.status !== 200) throw new Error(`Upload failed: ${sent.text}`);
  return asked.body.paper;
}

/** Titles of the papers that this browser gets. */
export const readPaperTitles = async (browser: TestBrowser, { path }: Pick<TestItinerary, 'path'>) =>
  ((await browser.get(`${path}/papers`)).body as Paper[]).map(({ title }) => title);
