import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  type LoggingLevel,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { logCall } from './log-call.ts';
import { type SkillTool, type ToolParts, toolResult } from './tool.ts';
import { answerOfApproval, approvalOf, isWaiting, type ToolCall, type WaitingParts, waitForPerson } from './waiting.ts';

export interface CallToolParts extends ToolParts {
  readonly waiting: WaitingParts;
  /** Set with `logging/setLevel`, for the connection; null: not set. */
  readonly logLevel: () => LoggingLevel | null;
}

/**
 * Calls a tool, or looks for the outcome of a call that waited for a person, whose state the
 * client brings back. A client of 2025-11-25 knows no such state: its call is refused, and returns
 * the outcome when it is repeated.
 */
export async function callTool(
  tool: SkillTool,
  toolCall: ToolCall,
  parts: CallToolParts,
  { requestState, inputResponses, envelope, log }: ServerContext['mcpReq'],
): Promise<CallToolResult | InputRequiredResult> {
  const state = requestState();
  const approvalId = state === undefined ? null : approvalOf(state, toolCall, parts.waiting);
  if (state !== undefined && approvalId === null)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, INVALID_STATE, { reason: 'invalid_request_state' });
  const answer = await (approvalId === null
    ? tool.run(toolCall.given, parts)
    : answerOfApproval(approvalId, parts.call));
  // The library knows the level that a request of 2026-07-28 sets for itself.
  const level = envelope === undefined ? parts.logLevel() : 'debug';
  await logCall((own, data) => log(own, data, 'tern'), level, tool.name, answer);
  // A user who does not want to wait is asked no more.
  if (envelope === undefined || !isWaiting(answer) || isDeclined(inputResponses?.approval)) return toolResult(answer);
  return waitForPerson(answer, toolCall, parts.waiting, asksUser(envelope));
}

const INVALID_STATE =
  'requestState is not valid for this request. It belongs to one call with one key, and ends some time after the decision.';

/** Whether the client shows forms to its user; one that says nothing of the modes shows forms. */
function asksUser(envelope: object): boolean {
  const { [CLIENT_CAPABILITIES_META_KEY]: capabilities } = envelope as {
    [CLIENT_CAPABILITIES_META_KEY]?: { elicitation?: { form?: object; url?: object } };
  };
  const modes = capabilities?.elicitation;
  return modes !== undefined && (modes.form !== undefined || modes.url === undefined);
}

function isDeclined(response: unknown): boolean {
  const { action } = (response ?? {}) as { action?: unknown };
  return action === 'decline' || action === 'cancel';
}
