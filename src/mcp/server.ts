import {
  type LoggingLevel,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import type { ContractDocument } from '../contract-document.ts';
import { catalogVersion } from '../generated/catalog.ts';
import type { CallSkill } from '../skill-call.ts';
import { complete } from './complete.ts';
import { instructionsFor } from './instructions.ts';
import type { McpOptions } from './options.ts';
import { fillPrompt, missingArgument } from './prompts/fill-prompt.ts';
import { prompts } from './prompts/prompts.ts';
import { documentPages, PAGE_TEMPLATE } from './resources/pages.ts';
import { callTool } from './tools/call-tool.ts';
import { selectTools } from './tools/select-tools.ts';
import type { WaitingParts } from './tools/waiting.ts';

export interface McpParts {
  readonly call: CallSkill;
  readonly contract: ContractDocument;
  readonly options: McpOptions;
  readonly waiting: WaitingParts;
  /** Reports a defect, which the client learns nothing about. */
  readonly onDefect: (error: unknown) => void;
}

/**
 * A server for one HTTP request or one stdio connection. It holds no state. Tools are listed with
 * the JSON schemas of the contract as they are, and the skills check the arguments.
 */
export function createMcpServer(parts: McpParts): Server {
  const server = new Server(
    { name: 'tern', title: 'Tern', version: catalogVersion },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {}, logging: {} },
      instructions: instructionsFor(parts.options),
      cacheHints: CACHE_HINTS,
    },
  );
  serveTools(server, parts);
  serveResources(server);
  servePrompts(server);
  serveCompletions(server, parts);
  return server;
}

const HOUR_MS = 3_600_000;
/** Documents and prompts are the same for all callers and change with the version alone. */
const SHARED = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
/** What depends on the query of the URL, which a shared cache may leave out. */
const OF_CONNECTION = { ttlMs: HOUR_MS, cacheScope: 'private' } as const;
const CACHE_HINTS = {
  'server/discover': OF_CONNECTION,
  'tools/list': OF_CONNECTION,
  'prompts/list': SHARED,
  'resources/list': SHARED,
  'resources/templates/list': SHARED,
  'resources/read': SHARED,
};

function serveTools(server: Server, { call, contract, options, waiting, onDefect }: McpParts): void {
  const tools = selectTools(options, contract);
  const { readOnly } = options;
  let level: LoggingLevel | null = null;
  const logLevel = (): LoggingLevel | null => level;
  server.setRequestHandler('logging/setLevel', ({ params }) => {
    level = params.level;
    return {};
  });
  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()].map(({ run, ...shown }) => shown),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.get(params.name);
    if (tool === undefined)
      throw invalid(`There is no such tool on this connection${readOnly ? ', which is read-only' : ''}.`);
    try {
      const toolCall = { name: params.name, given: params.arguments ?? {} };
      return await callTool(tool, toolCall, { call, contract, readOnly, waiting, logLevel }, mcpReq);
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      onDefect(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error.');
    }
  });
}

function serveResources(server: Server): void {
  server.setRequestHandler('resources/list', () => ({
    resources: [...documentPages().values()].map(({ text, ...shown }) => ({
      ...shown,
      mimeType: 'text/markdown',
      size: Buffer.byteLength(text),
    })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [PAGE_TEMPLATE] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const page = documentPages().get(uri);
    if (page === undefined)
      throw new ResourceNotFoundError(uri, 'There is no such resource. resources/list lists all.');
    return { contents: [{ uri, mimeType: 'text/markdown', text: page.text }] };
  });
}

function servePrompts(server: Server): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: prompts.map(({ name, title, description, arguments: accepted }) => ({
      name,
      title,
      description,
      arguments: accepted.map(({ otherwise, ...shown }) => shown),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = prompts.find((each) => each.name === name);
    if (prompt === undefined) throw invalid('There is no such prompt. prompts/list lists all.');
    const missing = missingArgument(prompt, given);
    if (missing !== null) throw invalid(`The prompt ${prompt.name} needs the argument ${missing}.`);
    return {
      description: prompt.description,
      messages: [{ role: 'user', content: { type: 'text', text: fillPrompt(prompt, given) } }],
    };
  });
}

function serveCompletions(server: Server, { call }: McpParts): void {
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => ({
    completion: { ...(await complete(ref, argument, call)) },
  }));
}

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);
