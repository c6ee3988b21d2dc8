/** The calls that a page makes, as a person would write them. */
export interface ShownCall {
  readonly skill: string;
  readonly params: object;
}

export function curlOf({ skill, params }: ShownCall): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: skill, params }, null, 2);
  // An apostrophe ends a string of the shell.
  const quoted = body.replaceAll("'", "'\\''");
  return `curl -s ${location.origin}/rpc \\\n  -H "authorization: Bearer $TERN_API_KEY" \\\n  -H 'content-type: application/json' \\\n  -d '${quoted}'`;
}

export function typescriptOf({ skill, params }: ShownCall): string {
  const parts = skill.split('.').map((part) => part.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const given = Object.keys(params).length === 0 ? '' : JSON.stringify(params, null, 2);
  return `import { Tern } from 'tern-messaging';\n\nconst tern = new Tern({ baseUrl: '${location.origin}' });\nawait tern.${parts.join('.')}(${given});`;
}
