import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

export interface HttpAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

/**
 * Answers one message that arrived by POST. Both revisions of the protocol are served without a
 * session: clients of 2026-07-28 say in each message who they are, and those of 2025 begin with
 * `initialize`, after which nothing is kept. Every answer is complete when it is sent: one JSON
 * document, or one with the log messages before it that the request asked for.
 */
export async function answerMessage(
  createServer: () => Server,
  message: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  onError: (error: Error) => void,
): Promise<HttpAnswer> {
  const request = new Request('http://localhost/mcp', { method: 'POST', headers: { ...headers } });
  const response = (await isLegacyRequest(request, message))
    ? await answerEarlierRevision(createServer(), message, request)
    : // A stream of changes ends when it is acknowledged: nothing that is listed changes.
      await createMcpHandler(createServer, { legacy: 'reject', maxSubscriptions: 1, onerror: onError }).fetch(request, {
        parsedBody: message,
      });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

async function answerEarlierRevision(server: Server, message: object, request: Request): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
