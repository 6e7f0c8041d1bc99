import { existsSync } from 'node:fs';
import { runQuietly } from '../start/run.ts';

/** Installs a Debian package. False where this is not Debian, we are not root, or there is no such package. */
export async function installWithApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runQuietly('apt-get', ['update'], env);
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], env);
    return true;
  } catch {
    return false;
  }
}
