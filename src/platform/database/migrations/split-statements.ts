/** A comment, a string, a quoted name, a quoted body, the end of a statement, or one character. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[\s\S]/gy;

/** The statements of a SQL file, without comments outside of them. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ';') {
      statements.push(current.trim());
      current = '';
    } else if (!token.startsWith('--') && !token.startsWith('/*')) current += token;
  }
  statements.push(current.trim());
  return statements.filter((statement) => statement !== '');
}
