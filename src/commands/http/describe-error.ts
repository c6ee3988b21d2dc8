import type { RpcError } from './endpoint.ts';

/** Formats an error for a terminal: message, fields, and commands that help. */
export function describeError({ code, message, data = {} }: RpcError): string {
  const lines = [`${code}: ${message}`];
  for (const { path, rule } of data.field_errors ?? []) lines.push(`  ${path || '/'}  ${rule}`);
  if (data.fix) lines.push(data.fix);
  for (const { skill, params, why } of data.next_actions ?? [])
    lines.push(`  ${why}`, `    tern call ${skill} --params '${quoted(params)}'`);
  if (data.request_id) lines.push(`Request ${data.request_id}`);
  return `${lines.join('\n')}\n`;
}

/** JSON for single quotes in a shell. */
function quoted(params: Record<string, unknown>): string {
  return JSON.stringify(params).replaceAll("'", "'\\''");
}
