import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort, holdPort, LOOPBACK, listenOnFreePort } from './port.ts';

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
