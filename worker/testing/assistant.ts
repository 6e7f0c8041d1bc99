import { exports } from 'cloudflare:workers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestBrowser } from './browser.ts';
import type { TestItinerary } from './project.ts';

const MCP_URL = 'http://localhost:8787/mcp';

/** Makes a key, as a host does in the panel. */
export async function createAssistantKey(
  { host, path }: TestItinerary,
  fields: object = {},
  browser: TestBrowser = host,
): Promise<{ id: number; key: string }> {
  const { status, body, text } = await browser.post(`${path}/assistant-keys`, { label: 'Claude', ...fields });
  if (status !== 201) throw new Error(`Making a key failed: ${text}`);
  return body;
}

/** Connects the official client. `auto` finds the newest protocol version of the server, `legacy` is that of 2025. */
export async function connectAssistant(key: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(MCP_URL), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
    fetch: (url, init) => exports.default.fetch(new Request(String(url), init as RequestInit)),
  });
  await client.connect(transport);
  return client;
}

/** The text of a tool's result, parsed if it is JSON. */
export async function callTool(client: Client, name: string, args: object = {}) {
  const { content, isError } = await client.callTool({ name, arguments: { ...args } });
  const [part] = content as { type: string; text: string }[];
  const text = part?.text ?? '';
  return { text, isError: isError === true, result: isError ? undefined : JSON.parse(text) };
}

let addresses = 0;

/** Sends one message of the protocol version 2025-06-18 without the client. */
export async function postMessage(
  body: unknown,
  {
    key,
    method = 'POST',
    ...headers
  }: { key?: string; method?: string; [header: string]: string | undefined } = {},
) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await exports.default.fetch(
    new Request(MCP_URL, {
      method,
      headers: {
        'CF-Connecting-IP': `203.0.113.${++addresses % 250}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(headers as Record<string, string>),
      },
      ...(method === 'POST' && { body: sent }),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text ? JSON.parse(text) : undefined,
  };
}

export const toCall = (name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** Whether a key may read its itinerary. */
export const isKeyAccepted = async (key: string): Promise<boolean> =>
  (await postMessage(toCall('read_itinerary'), { key })).status === 200;
