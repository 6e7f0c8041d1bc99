import type { TestProject } from 'vitest/node';
import { startOpenIdServer } from '../openid/provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    openIdIssuer: string;
  }
}

/** Starts a certified OpenID provider for the Worker tests. */
export default async function start(project: TestProject) {
  const server = await startOpenIdServer(['http://localhost:8787/api/callback']);
  project.provide('openIdIssuer', server.issuer);
  return server.stop;
}
