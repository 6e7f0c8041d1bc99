import { statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runQuietly } from '../../dev/start/run.ts';
import { CommandError } from '../../dev/steps.mjs';
import type { RecordedFrame } from './recorder.ts';

/** For a video and its poster together. A phone on 4G loads it in a second; the poster, which comes first, is under 80 KB. */
const MAX_BYTES = 900_000;
/** Frames per second. */
const RATE = 25;

type Codec = { extension: string; from: number; to: number; options: string[] };

/** The quality (CRF) is reduced from `from` to `to` until the video is small enough. */
const CODECS: Codec[] = [
  {
    extension: 'webm',
    from: 38,
    to: 53,
    options: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1'],
  },
  {
    extension: 'mp4',
    from: 25,
    to: 40,
    options: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-movflags', '+faststart'],
  },
];

/** Writes `<path>.webm`, `.mp4` and the poster `.webp`. Returns the sizes to print. */
export async function encode(frames: RecordedFrame[], path: string): Promise<string> {
  const [first] = frames;
  if (!first) throw new CommandError('The video has no frames.');
  await sharp(first.file).webp({ quality: 78 }).toFile(`${path}.webp`);
  const poster = statSync(`${path}.webp`).size;
  const list = `${path}.txt`.replace(/^.*\//, `${first.file.replace(/[^/]*$/, '')}`);
  writeFileSync(list, toConcatList(frames));
  const sizes = [`poster ${toKilobytes(poster)}`];
  for (const codec of CODECS) {
    const file = `${path}.${codec.extension}`;
    for (let crf = codec.from; ; crf += 3) {
      if (crf > codec.to)
        throw new CommandError(
          `${file} is larger than ${MAX_BYTES} bytes.`,
          'Shorten its script in tools/samples/scripts.ts.',
        );
      await runQuietly('ffmpeg', [
        ...['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-an'],
        ...['-vf', `fps=${RATE},format=yuv420p`, ...codec.options, '-crf', String(crf), '-g', '250', file],
      ]);
      if (statSync(file).size + poster <= MAX_BYTES) break;
    }
    sizes.push(`${codec.extension} ${toKilobytes(statSync(file).size)}`);
  }
  return sizes.join(', ');
}

/** For ffmpeg's concat demuxer, which ignores the duration of the last file. */
function toConcatList(frames: RecordedFrame[]): string {
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
  return `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`;
}

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
