import { chromium, devices } from 'playwright-core';
const origin = 'http://localhost:8960';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const demo = await (await fetch(origin + '/dev/seed', { method: 'POST' })).json();
for (const path of process.argv.slice(2)) {
  const ctx = await b.newContext({ ...devices['Moto G4'] });
  const p = await ctx.newPage();
  await p.goto(origin + '/icons/mark.svg');
  await p.evaluate(([u, c]) => fetch(u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ accessCode: c }) }), [`/api/projects/${demo.projectId}/access`, demo.accessCode]);
  if (path.startsWith('/access')) await ctx.clearCookies();
  await p.goto('about:blank');
  const s = await b.newBrowserCDPSession();
  const events = [];
  s.on('Tracing.dataCollected', (d) => events.push(...d.value));
  await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8', 'blink.user_timing', 'loading'] } });
  await p.goto(origin + path);
  await p.waitForTimeout(2500);
  const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
  await s.send('Tracing.end'); await done;
  // main thread: the one with most ParseHTML/Layout
  const main = events.filter((e) => e.name === 'CrRendererMain' || (e.name === 'thread_name' && e.args?.name === 'CrRendererMain')).map((e) => e.pid + ':' + e.tid);
  const byThread = {};
  for (const e of events) if (e.ph === 'X' && e.name === 'Layout') byThread[e.pid + ':' + e.tid] = (byThread[e.pid + ':' + e.tid] ?? 0) + 1;
  const thread = Object.entries(byThread).sort((a, z) => z[1] - a[1])[0]?.[0];
  const mine = events.filter((e) => e.pid + ':' + e.tid === thread && e.ph === 'X');
  const nav = Math.min(...mine.filter((e) => e.name === 'ParseHTML').map((e) => e.ts));
  const tasks = mine.filter((e) => /RunTask/.test(e.name) && (e.tdur ?? e.dur) > 6000 && e.ts > nav - 100000);
  console.log('=====', path, 'total cpu ms', Math.round(mine.filter((e) => /RunTask/.test(e.name)).reduce((t, e) => t + (e.tdur ?? 0), 0) / 1000));
  for (const t of tasks) {
    const inside = mine.filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && (e.tdur ?? e.dur) > 2000 && !/RunTask|ThreadPool|ThreadControllerImpl/.test(e.name));
    console.log(Math.round((t.ts - nav) / 1000), 'cpu', Math.round((t.tdur ?? 0) / 1000), 'wall', Math.round(t.dur / 1000), inside.map((e) => `${e.name}:${Math.round((e.tdur ?? e.dur) / 1000)}${e.args?.data?.url ? '(' + e.args.data.url.split('/').pop().slice(0, 20) + ')' : ''}`).slice(0, 12).join(' '));
  }
  await ctx.close();
}
await b.close();
