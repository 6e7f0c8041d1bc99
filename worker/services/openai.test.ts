import { expect, it } from 'vitest';
import { toGatewayHeaders } from './openai.ts';

it('keeps emails out of the log of AI Gateway', () => {
  const url = 'https://gateway.ai.cloudflare.com/v1/account/gateway/openai';
  expect(toGatewayHeaders(url)).toEqual({ 'cf-aig-collect-log': 'false' });
  expect(toGatewayHeaders('https://api.openai.com/v1')).toEqual({});
});
