/** A socket of our own server; cookies travel along. The only place the browser opens one. */
export function openSocket(path: string): WebSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
