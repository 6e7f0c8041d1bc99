import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toReturnPath } from './return-path.ts';

const ORIGIN = 'https://foldout.example';

it.each(['/dashboard?tab=settings', '/project/DEM0TR1P?owned=true#faq', '/', '/caf%C3%A9'])(
  'comes back to %s',
  (path) => {
    expect(toReturnPath(path, ORIGIN)).toBe(path);
  },
);

it.each([
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/api/logout',
  '/API/logout',
  '/x/../api/logout',
  `/${'x'.repeat(600)}`,
])('returns the dashboard for %j', (path) => {
  expect(toReturnPath(path, ORIGIN)).toBe('/dashboard');
});

it('never leaves our origin', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '\t', '\n', '.', '%', '2f', '5c', '@', ':', '?', '#', 'evil.example'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        nasty.map((parts) => `/${parts.join('')}`),
      ),
      (wanted) => {
        const path = toReturnPath(wanted, ORIGIN);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
    { numRuns: 2000 },
  );
});
