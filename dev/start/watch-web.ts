import { LOOPBACK } from './port.ts';

/** Serves the browser's sources with hot reload and hands calls to the Worker. Returns what stops it. */
export async function watchWeb(port: number, workerOrigin: string): Promise<() => Promise<void>> {
  process.env.WORKER_ORIGIN = workerOrigin; // vite.config.ts reads it
  const { createServer } = await import('vite');
  const server = await createServer({ logLevel: 'warn', server: { port, strictPort: true, host: LOOPBACK } });
  await server.listen();
  return () => server.close();
}
