import { Stop } from '../steps.mjs';

export type Demo = { projectId: string; accessCode: string; adminCode: string };

/** Makes sure of the demo itinerary and answers with its codes. The Worker does it: only it can seal them. */
export async function seed(origin: string): Promise<Demo> {
  const response = await fetch(`${origin}/dev/seed`, { method: 'POST' });
  if (response.ok) return (await response.json()) as Demo;
  throw new Stop(`The demo itinerary could not be stored: ${await response.text()}`);
}
