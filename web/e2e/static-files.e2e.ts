import { expect, test } from './fixtures.ts';

test('static files, and those that do not exist, have security headers', async ({ request }) => {
  const paths = [
    '/assets/nothing.js',
    '/fonts/nothing.woff2',
    '/fonts/young-serif.woff2',
    '/icons/nothing.png',
    '/icons/mark.svg',
    '/scripts/nothing.js',
    '/scripts/open-installed-app.js',
    '/robots.txt',
    '/sw.js',
  ];
  const page = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  for (const path of [script, ...paths]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, path.includes('nothing') ? 404 : 200]);
    expect(response.headers(), path).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'[^,]*$/),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  }
});
