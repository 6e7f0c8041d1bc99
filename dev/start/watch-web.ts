import { LOOPBACK } from './port.ts';

/**
 * Serves the browser's sources with hot reload and hands calls to the Worker. `local`: with stand-ins for
 * other people's scripts. Returns what stops it.
 */
export async function watchWeb(
  port: number,
  workerOrigin: string,
  local: boolean,
): Promise<() => Promise<void>> {
  // vite.config.ts reads both.
  Object.assign(process.env, { WORKER_ORIGIN: workerOrigin, LOCAL_EMULATORS: local ? '1' : '' });
  const { createServer } = await import('vite');
  const server = await createServer({ logLevel: 'warn', server: { port, strictPort: true, host: LOOPBACK } });
  await server.listen();
  return () => server.close();
}
