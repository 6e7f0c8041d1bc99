import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

const DEPLOYED = 'https://foldout.example';
const LOCAL = 'http://localhost:8787';

it.each([
  'https://fcm.googleapis.com/fcm/send/dXNlcg:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl',
  'https://web.push.apple.com/QNZ0cNdbQ1mG',
  'https://wns2-db5p.notify.windows.com/w/?token=BQYAAAB',
])('sends to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, DEPLOYED)).toBe(true);
  expect(isPushEndpoint(endpoint, LOCAL)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'https://user:pass@fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://evilnotify.windows.com/w/',
  'https://notify.windows.com.evil.example/w/',
  'https://fcm.googleapis.com@evil.example/',
  'https://evil.example#fcm.googleapis.com',
  'https://fcm.googleapis.com/a#b',
  'https://localhost/dev/push/a',
  'https://127.0.0.1/dev/push/a',
  'https://[::1]/a',
  'https://[::ffff:169.254.169.254]/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/a',
  'https://2130706433/a',
  'https://foldout.example/dev/push/a',
  'http://localhost:8787/dev/push/a',
  'file:///etc/passwd',
  'data:text/plain,a',
  'fcm.googleapis.com/a',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1_024)}`,
])('does not send to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, DEPLOYED)).toBe(false);
});

it.each([
  ['http://localhost:8787/dev/push/a', true],
  ['http://127.0.0.1:8787/dev/push/a', true],
  ['http://localhost:8787/api/config', false],
  ['http://localhost:8787/dev/push/../../api/config', false],
  ['http://localhost:9999/dev/push/a', false],
  ['http://192.168.0.2:8787/dev/push/a', false],
  ['https://localhost:8787/dev/push/a', false],
])('on a local server, %s: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint, LOCAL)).toBe(expected);
});
