import { api, unwrap } from './api.ts';

// Only type-checked, never run. If the client's types degrade to `any`, the @ts-expect-error lines fail.

export async function readTyped(projectId: string): Promise<string> {
  const { project } = await unwrap(api.projects[':projectId'].itinerary.$get({ param: { projectId } }));
  // @ts-expect-error the field is called ownerName
  project.ownerNmae;
  return project.ownerName;
}

export async function sendTyped() {
  const json = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: 'ada@example.com' };
  await unwrap(api.projects.$post({ json }));
  // @ts-expect-error an owner has a name
  await unwrap(api.projects.$post({ json: { name: 'Lisbon', ownerEmail: 'ada@example.com' } }));
}
