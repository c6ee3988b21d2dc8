type Params = Readonly<Record<string, unknown>>;

const PLAIN = /^[\w@%+=:,./-]+$/;

/** A call as a person types it: `name=value` where every value is short text, else JSON. */
export function commandLine(skill: string, params: Params): string {
  const entries = Object.entries(params);
  if (entries.length === 0) return `tern call ${skill}`;
  const isSimple = entries.every(([name, value]) => !name.includes('.') && isScalar(value));
  if (isSimple) return `tern call ${skill} ${entries.map(([name, value]) => quoted(`${name}=${value}`)).join(' ')}`;
  return `tern call ${skill} --params ${quoted(JSON.stringify(params))}`;
}

/** JSON in a string would be read as JSON, and not as the string. */
function isScalar(value: unknown): boolean {
  return (
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && !/^[[{"]/.test(value))
  );
}

/** Quoted for a shell where it must be. */
function quoted(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
