import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

it('disables invocation logs, which contain URLs with access codes and IP addresses', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml' });
  expect(observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  });
});
