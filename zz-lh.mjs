import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { writeFileSync } from 'node:fs';
const origin = 'http://localhost:8960';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--remote-debugging-port=9444'] });
const demo = await (await fetch(origin + '/dev/seed', { method: 'POST' })).json();
const e = await fetch(`${origin}/api/projects/${demo.projectId}/access`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify({ accessCode: demo.accessCode }) });
const cookie = e.headers.getSetCookie().map((l) => l.split(';')[0]).join('; ');
for (const path of process.argv.slice(2)) {
  const r = await lighthouse(origin + path, { port: 9444, output: 'json', logLevel: 'error', extraHeaders: { Cookie: cookie }, onlyCategories: ['performance', 'accessibility'] });
  const a = r.lhr.audits;
  console.log('=====', path, r.lhr.categories.performance.score, 'bench', r.lhr.environment.benchmarkIndex);
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift']) console.log(id, Math.round(a[id].numericValue * 1000) / 1000, a[id].score);
  console.log('observed', JSON.stringify(Object.fromEntries(Object.entries(a.metrics?.details?.items?.[0] ?? {}).filter(([k]) => /observed(First|Largest|Load|Speed)/.test(k) && !/Ts$/.test(k)))));
  for (const i of a['long-tasks']?.details?.items ?? []) console.log('  long', i.url?.slice(-60), Math.round(i.startTime), Math.round(i.duration));
  for (const i of a['bootup-time']?.details?.items ?? []) console.log('  boot', i.url?.slice(-60), Math.round(i.total), Math.round(i.scripting), Math.round(i.scriptParseCompile));
  for (const i of a['mainthread-work-breakdown']?.details?.items ?? []) console.log('  work', i.groupLabel, Math.round(i.duration));
  for (const i of a['network-requests']?.details?.items ?? []) console.log('  net', i.url.slice(-70), i.priority, Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.transferSize);
  console.log('lcp', JSON.stringify(a['lcp-breakdown-insight']?.details?.items?.map(x => x.snippet ?? x.items)).slice(0, 600));
  for (const i of a['cls-culprits-insight']?.details?.items ?? []) console.log('  cls', JSON.stringify(i).slice(0, 800));
  for (const id of ['color-contrast', 'target-size']) for (const i of a[id]?.details?.items ?? []) console.log('  ', id, i.node.snippet, i.node.explanation);
}
await b.close();
