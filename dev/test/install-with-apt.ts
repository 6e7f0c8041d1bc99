import { existsSync } from 'node:fs';
import { runQuietly } from '../start/run.ts';

/** Installs a Debian package. Returns false if that is not possible: not Debian, not root, no such package. */
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
