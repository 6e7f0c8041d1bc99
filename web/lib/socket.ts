/** Opens a WebSocket to a path on our server. */
export function openSocket(path: string): WebSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
