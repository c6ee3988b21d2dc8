import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from './app.ts';

/** The protocol revisions that the client speaks: with sessions and without. */
export type Revision = '2025-11-25' | '2026-07-28';

const NEGOTIATION: Readonly<Record<Revision, ClientOptions>> = {
  '2025-11-25': { versionNegotiation: { mode: 'legacy' } },
  '2026-07-28': { versionNegotiation: { mode: { pin: '2026-07-28' } } },
};

export interface ClientSettings {
  /** Query of the URL, such as `?read_only=true`. */
  readonly query?: string;
  readonly revision?: Revision;
}

const open: Client[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));

export function createClient(revision: Revision = '2026-07-28'): Client {
  const client = new Client({ name: 'tern-tests', version: '1.0.0' }, NEGOTIATION[revision]);
  open.push(client);
  return client;
}

/** A client of `/mcp` with a key, which closes after the test. */
export async function connectClient(
  { url }: Pick<TestApp, 'url'>,
  key: string,
  { query = '', revision }: ClientSettings = {},
): Promise<Client> {
  const client = createClient(revision);
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

export interface ToolOutcome {
  readonly isError: boolean;
  readonly content: Record<string, unknown>;
  readonly text: string;
}

/** Calls a tool; `content` is its structured result. */
export async function callTool(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<ToolOutcome> {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { text: string }[];
  return {
    isError: result.isError === true,
    content: result.structuredContent as Record<string, unknown>,
    text: first?.text ?? '',
  };
}
