import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runQuietly } from '../../dev/start/run.ts';
import { Stop } from '../../dev/steps.mjs';

/** Makes sure that ffmpeg is there, with both encoders. Throws Stop when it cannot be had. */
export async function requireFfmpeg(): Promise<string> {
  if (!hasEncoders() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update'], env);
    await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], env);
  }
  if (hasEncoders()) return 'is here';
  throw new Stop(
    'ffmpeg with libx264 and libvpx-vp9 is needed to make the films.',
    'Install it (`apt-get install ffmpeg`, `brew install ffmpeg`), then run this again.',
  );
}

function hasEncoders(): boolean {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  return status === 0 && stdout.includes('libx264') && stdout.includes('libvpx-vp9');
}
