import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVapidKeys } from '../vapid-keys.ts';
import type { CloudflareAccount } from './account.ts';
import { findCurrentVersion, rollOut, type Watch } from './rollout.ts';
import type { DeploySettings } from './settings.ts';

/**
 * The secrets to upload. Keys for push messages are created once: nobody needs to know them, and browsers are subscribed
 * with the public one.
 */
export function listNewSecrets({ secrets }: DeploySettings, stored: string[]): [string, string][] {
  const all = 'VAPID_PRIVATE_KEY' in secrets ? secrets : { ...secrets, ...createVapidKeys() };
  return Object.entries(all).filter(([name]) => !stored.includes(name));
}

type Upload = { file: string; tag: string; secrets?: object };

/** Uploads a Worker and its new secrets as one version, which all requests reach at once. */
export async function deployAtOnce(account: CloudflareAccount, upload: Upload): Promise<string> {
  await uploadWith(account, ['deploy'], upload);
  const names = Object.keys(upload.secrets ?? {});
  return `deployed ${upload.tag}${names.length > 0 ? ` with ${names.join(', ')}` : ''}`;
}

/** Cloudflare's refusal of a version that changes Durable Objects: those are changed for all requests at once. */
const NEEDS_DEPLOY = /durable object migration|migrations must be fully applied|\[code: 10211\]/i;

/**
 * Uploads a Worker as a version that requests reach step by step. The first one of a Worker, and one that changes Durable
 * Objects, can only be deployed at once.
 */
export async function deployInSteps(
  account: CloudflareAccount,
  worker: string,
  upload: Upload,
  watch: Watch,
): Promise<string> {
  const before = await findCurrentVersion(account, worker);
  if (!before) return deployAtOnce(account, upload);
  let output: string;
  try {
    output = await uploadWith(account, ['versions', 'upload'], upload);
  } catch (error) {
    if (!NEEDS_DEPLOY.test((error as Error).message)) throw error;
    return `${await deployAtOnce(account, upload)} at once: it changes Durable Objects`;
  }
  const [, version = ''] = /Version ID:\s*([0-9a-f-]{36})/i.exec(output) ?? [];
  const how = await rollOut(account, { worker, file: upload.file, before, version }, watch);
  await account.wrangler('triggers', 'deploy', '--config', upload.file);
  return `deployed ${upload.tag}: ${how}`;
}

async function uploadWith(
  account: CloudflareAccount,
  command: string[],
  { file, tag, secrets = {} }: Upload,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-deploy-'));
  const secretsFile = join(folder, 'secrets.json');
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
  try {
    return await account.wrangler(...command, '--config', file, '--tag', tag, '--secrets-file', secretsFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
