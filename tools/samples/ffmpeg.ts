import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runQuietly } from '../../dev/start/run.ts';
import { CommandError } from '../../dev/steps.mjs';

/** Installs ffmpeg with both encoders if it is missing. Throws CommandError if that fails. */
export async function requireFfmpeg(): Promise<string> {
  if (!hasEncoders() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update'], env);
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], env);
  }
  if (hasEncoders()) return 'installed';
  throw new CommandError(
    'The videos need ffmpeg with libx264 and libvpx-vp9.',
    'Install it (`apt-get install ffmpeg`, `brew install ffmpeg`) and run the command again.',
  );
}

function hasEncoders(): boolean {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  return status === 0 && stdout.includes('libx264') && stdout.includes('libvpx-vp9');
}
