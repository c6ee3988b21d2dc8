import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import type { ContractDocument } from '../contract-document.ts';
import { catalogVersion } from '../generated/catalog.ts';
import type { CallSkill } from '../skill-call.ts';
import { instructionsFor } from './instructions.ts';
import type { McpOptions } from './options.ts';
import { fillPrompt, missingArgument } from './prompts/fill-prompt.ts';
import { prompts } from './prompts/prompts.ts';
import { documentPages } from './resources/pages.ts';
import { selectTools } from './tools/select-tools.ts';
import { toolResult } from './tools/tool.ts';

export interface McpParts {
  readonly call: CallSkill;
  readonly contract: ContractDocument;
  readonly options: McpOptions;
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
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: instructionsFor(parts.options) },
  );
  serveTools(server, parts);
  serveResources(server);
  servePrompts(server);
  return server;
}

function serveTools(server: Server, { call, contract, options, onDefect }: McpParts): void {
  const tools = selectTools(options, contract);
  const { readOnly } = options;
  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()].map(({ run, ...shown }) => shown),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.get(params.name);
    if (tool === undefined)
      throw invalid(`There is no such tool on this connection${readOnly ? ', which is read-only' : ''}.`);
    try {
      return toolResult(await tool.run(params.arguments ?? {}, { call, contract, readOnly }));
    } catch (error) {
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
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
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

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);
