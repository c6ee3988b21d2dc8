import type { Command } from 'commander';
import { addEndpointOptions } from './http/endpoint.ts';
import type { McpFlags } from './mcp/serve-stdio.ts';

/** `tern mcp`: offers the skills of a running Tern to the program that started this process. */
export function addMcp(program: Command): void {
  const command = program
    .command('mcp')
    .description('Serve the Model Context Protocol over stdio, for hosts such as Claude, Cursor and VS Code.')
    .option('--modules <names>', 'modules whose skills are tools of their own, such as campaigns,contacts')
    .option('--read-only', 'list and call only skills that read')
    .addHelpText('after', EXAMPLES);
  addEndpointOptions(command).action(async (flags: McpFlags) => {
    const { serveStdio } = await import('./mcp/serve-stdio.ts');
    serveStdio(flags);
  });
}

const EXAMPLES = `
Needs an API key: TERN_API_KEY, or a profile of tern login. A host starts this command itself; docs/guides/agents.md shows its configuration.

Examples:
  TERN_API_KEY=tern_live_… tern mcp
  tern mcp --profile live --read-only
  tern mcp --modules campaigns,contacts --url https://tern.example.com`;
