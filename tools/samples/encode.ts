import { statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runQuietly } from '../../dev/start/run.ts';
import { Stop } from '../../dev/steps.mjs';
import type { RecordedFrame } from './camera.ts';

/** Of a film and its poster together; a phone on a slow network has it in three seconds. */
const MAX_BYTES = 600_000;
/** Pictures a second: those of films, and more than the eye asks of a page. */
const RATE = 25;

type Codec = { ending: string; from: number; to: number; options: string[] };

/** Better first: the loss grows from `from` to `to` until the film fits. */
const CODECS: Codec[] = [
  {
    ending: 'webm',
    from: 34,
    to: 50,
    options: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
  },
  {
    ending: 'mp4',
    from: 24,
    to: 38,
    options: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
  },
];

/** Writes `<path>.webm`, `.mp4` and the poster `.webp`. Returns the sizes in words. */
export async function encode(frames: RecordedFrame[], path: string): Promise<string> {
  const [first] = frames;
  if (!first) throw new Stop('The film has no frames.');
  await sharp(first.file).webp({ quality: 78 }).toFile(`${path}.webp`);
  const poster = statSync(`${path}.webp`).size;
  const list = `${path}.txt`.replace(/^.*\//, `${first.file.replace(/[^/]*$/, '')}`);
  writeFileSync(list, toConcatList(frames));
  const sizes = [`poster ${toKilobytes(poster)}`];
  for (const codec of CODECS) {
    const file = `${path}.${codec.ending}`;
    for (let loss = codec.from; ; loss += 3) {
      if (loss > codec.to)
        throw new Stop(`${file} does not fit ${MAX_BYTES} bytes.`, 'Make the play shorter.');
      await runQuietly('ffmpeg', [
        ...['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-an'],
        ...['-vf', `fps=${RATE},format=yuv420p`, ...codec.options, '-crf', String(loss), '-g', '250', file],
      ]);
      if (statSync(file).size + poster <= MAX_BYTES) break;
    }
    sizes.push(`${codec.ending} ${toKilobytes(statSync(file).size)}`);
  }
  return sizes.join(', ');
}

/** What ffmpeg's concat demuxer reads; the last file stands twice, or its time would not count. */
function toConcatList(frames: RecordedFrame[]): string {
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
  return `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`;
}

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
