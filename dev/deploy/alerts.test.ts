import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALERTS, toQuery } from './alerts.ts';

it('asks for one value of one Worker, and docs/deploy.md names every alert', () => {
  const docs = readFileSync('docs/deploy.md', 'utf8');
  for (const alert of ALERTS) {
    expect(toQuery(alert, 'account', 'foldout')).toMatch(
      /^SELECT .+ AS value FROM logs\.workersLogs WHERE accountTag = 'account' AND scriptName = 'foldout' AND /,
    );
    expect(docs).toContain(`| ${alert.name} |`);
  }
});

it('asks for fields that the Worker logs', () => {
  const health = readFileSync('worker/jobs/log-health.ts', 'utf8');
  for (const { select } of ALERTS) {
    const [, name] = /attributes\['(\w+)'\]/.exec(select) ?? [];
    if (name) expect(health).toContain(name);
  }
});
