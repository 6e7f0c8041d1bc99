import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { LOOPBACK } from '../hold-port.mjs';
import { findFreePort, holdPort, listenOnFreePort } from './port.ts';

it('gives each caller another port, also before anybody listens', async () => {
  const ports = await Promise.all(Array.from({ length: 10 }, () => findFreePort(46_000)));
  expect(new Set(ports).size).toBe(10);
});

it('lets processes that know nothing of each other start at the same time', async () => {
  const script = `const { holdFreePort } = await import('./dev/start/port.ts');
    console.log((await holdFreePort(46_200)).port);
    setTimeout(() => process.exit(), 1_000);`;
  const start = async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), 'foldout-ports-'));
    onTestFinished(() => rmSync(TMPDIR, { recursive: true }));
    const env = { ...process.env, TMPDIR };
    return (await promisify(execFile)(process.execPath, ['--eval', script], { env })).stdout.trim();
  };
  const ports = await Promise.all(Array.from({ length: 4 }, start));
  expect(new Set(ports).size).toBe(4);
});

it('holds a port until it is released', async () => {
  const held = await holdPort(await findFreePort(46_400));
  await expect(holdPort(held.port)).rejects.toThrow(`Port ${held.port} is in use.`);
  await held.release();
  await (await holdPort(held.port)).release();
});

it('says so before it installs packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foldout-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // All that is needed by then. Without npm, an installation would fail.
  for (const name of ['start.mjs', 'bootstrap.mjs', 'hold-port.mjs', 'steps.mjs'])
    cpSync(join('dev', name), join(folder, 'dev', name));
  const held = await holdPort(await findFreePort(46_600));
  onTestFinished(held.release);
  const env = { PATH: '', PORT: String(held.port) };
  const started = promisify(execFile)(process.execPath, ['dev/start.mjs'], { cwd: folder, env });
  await expect(started).rejects.toMatchObject({
    stderr: expect.stringContaining(`Port ${held.port} is in use.`),
    stdout: '',
  });
});

it('takes the next port if another program was faster', async () => {
  const tried: number[] = [];
  const port = await listenOnFreePort(46_500, async (found) => {
    const [fast, ours] = [createServer(), createServer()];
    onTestFinished(() => void [fast, ours].map((server) => server.close()));
    if (tried.push(found) === 1) await once(fast.listen(found, LOOPBACK), 'listening');
    await once(ours.listen(found, LOOPBACK), 'listening');
    return found;
  });
  expect(tried).toEqual([tried[0], port]);
});
