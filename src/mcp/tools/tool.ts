import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import type { ContractDocument } from '../../contract-document.ts';
import type { CallSkill, SkillAnswer } from '../../skill-call.ts';

/** An object schema, as MCP requires it of the arguments of a tool. */
export type ArgumentsSchema = Tool['inputSchema'];

export type ToolArguments = Readonly<Record<string, unknown>>;

/** What tools work with. */
export interface ToolParts {
  readonly call: CallSkill;
  readonly contract: ContractDocument;
  /** Whether this connection may only read. */
  readonly readOnly: boolean;
}

export interface SkillTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly inputSchema: ArgumentsSchema;
  run(given: ToolArguments, parts: ToolParts): Promise<SkillAnswer>;
}

/**
 * The result of a tool: as an object for programs, and the same as JSON for models that read text.
 * A refusal keeps the code, message and next actions of the skill.
 */
export function toolResult(answer: SkillAnswer): CallToolResult {
  const body = answer.ok
    ? answer.result
    : { code: answer.error.code, message: answer.error.message, ...answer.error.data };
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }],
    structuredContent: { ...body },
    ...(answer.ok ? {} : { isError: true }),
  };
}
