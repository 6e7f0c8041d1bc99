/** The configuration of an MCP client, as most assistants take it. `origin` is that of this site. */
export const writeAssistantConfig = (origin: string, key: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        foldout: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } },
      },
    },
    undefined,
    2,
  );
