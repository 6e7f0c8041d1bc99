import { LOOPBACK } from '../hold-port.mjs';

/**
 * Serves the pages with hot reload and proxies API calls to the Worker. `local` replaces Stripe.js by the emulator's
 * card form. Returns a function that stops the server.
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
