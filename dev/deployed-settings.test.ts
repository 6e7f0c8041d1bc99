import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

it('the platform logs neither addresses with codes in them nor who called', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml' });
  expect(observability).toMatchObject({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
  });
});
