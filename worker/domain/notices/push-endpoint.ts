/**
 * The push services of browsers, by host name. Only they are sent to: an endpoint comes from the caller, and must not be
 * an address inside somebody's network. A dot at the start stands for subdomains.
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com', // Chrome, Edge on Android, Samsung Internet
  'jmt17.google.com', // Chrome's test channels
  'updates.push.services.mozilla.com', // Firefox
  '.push.services.mozilla.com',
  'web.push.apple.com', // Safari
  '.push.apple.com',
  '.notify.windows.com', // Edge on Windows
];

const MAX_ENDPOINT_LENGTH = 1_024;
const LOOPBACK = new Set(['localhost', '127.0.0.1']);
/** Emulated push service of the local server (dev/local-worker). */
const LOCAL_PATH = '/dev/push/';

/** Whether we send to this address. `appOrigin` is ours; a local one has a push service of its own. */
export function isPushEndpoint(endpoint: string, appOrigin: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > MAX_ENDPOINT_LENGTH || url.username || url.password || url.hash) return false;
  if (isLocalEndpoint(url, new URL(appOrigin))) return true;
  const isService = PUSH_SERVICES.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return isService && url.protocol === 'https:' && url.port === '';
}

const isLocalEndpoint = (url: URL, app: URL) =>
  app.protocol === 'http:' &&
  LOOPBACK.has(app.hostname) &&
  url.protocol === app.protocol &&
  LOOPBACK.has(url.hostname) &&
  url.port === app.port &&
  url.pathname.startsWith(LOCAL_PATH);
