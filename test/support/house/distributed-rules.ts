/**
 * The rules for statements over tables that are distributed by `tenant_id`, as far as their text
 * shows whether they are kept. Each says what the cluster would answer, or do, otherwise.
 */

/** Of tables without a tenant: look-ups by a global key, and what the simulator keeps. */
const WITHOUT_TENANT = /^(?:simulator_\w+|carrier_message_lookup|opt_in_number_claims)$/;
const LOCK = /\bFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)\b/g;
const OF_TENANT = /\btenant_id = \$1\b/;
/** Depend on settings of the session, or on the time; PostgreSQL calls them STABLE or VOLATILE. */
const NOT_IMMUTABLE =
  /\b(?:jsonb?_build_(?:object|array)|to_jsonb?|row_to_json|now|random|clock_timestamp|gen_random_uuid|to_char)\(|->>[^,]*::timestamptz|\* interval '/;

interface Rule {
  readonly name: string;
  readonly isBroken: (text: string) => boolean;
}

const RULES: readonly Rule[] = [
  {
    name: 'a recursive WITH has `tenant_id = $1`',
    isBroken: (text) => /\bWITH RECURSIVE\b/.test(text) && !OF_TENANT.test(text),
  },
  {
    name: 'FOR UPDATE and FOR SHARE have `tenant_id = $1` in their SELECT',
    isBroken: (text) =>
      [...text.matchAll(LOCK)].some(({ index }) => {
        const select = selectAround(text, index);
        const [, table = ''] = /\bFROM (\w+)/.exec(select) ?? [];
        return !OF_TENANT.test(select) && !WITHOUT_TENANT.test(table);
      }),
  },
  {
    name: 'a WITH locks no rows of a join, whose intermediate result the cluster misreads',
    isBroken: (text) => /^\s*WITH\b/.test(text) && /\bFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE) OF\b/.test(text),
  },
  {
    name: 'SET of an UPDATE calls immutable functions only; wrap others in one of prisma/functions',
    isBroken: (text) => setClauses(text).some((set) => NOT_IMMUTABLE.test(withoutSubqueries(set))),
  },
  {
    name: 'SET of an UPDATE has CASE WHEN, and not CASE of a column, which the cluster misreads',
    isBroken: (text) => setClauses(text).some((set) => /\bCASE (?!WHEN\b)/.test(set)),
  },
  {
    name: 'SET of an UPDATE assigns no element of an array, which ends the server; select it in FROM',
    isBroken: (text) => setClauses(text).some((set) => /(?:^|,)\s*\w+ = \(\$\d+::\w+\[\]\)\[/.test(set)),
  },
  {
    name: 'a ctid is compared in statements with `tenant_id = $1` only: it is a place on one node',
    isBroken: (text) => /\bctid (?:=|IN\b)/.test(text) && !OF_TENANT.test(text),
  },
  {
    name: 'a statement over all tenants has no EXCEPT and no INTERSECT',
    isBroken: (text) => /\b(?:EXCEPT|INTERSECT)\b/.test(text) && !OF_TENANT.test(text),
  },
  {
    name: 'ON CONFLICT and RETURNING of an INSERT from a SELECT have no parameter; use `excluded`',
    isBroken: (text) =>
      [...text.matchAll(/\bINSERT INTO\b/g)].some(({ index }) => {
        const [rows = '', ...ends] = withoutSubqueries(restOf(text, index)).split(/\b(?=DO UPDATE\b|RETURNING\b)/);
        return /\bSELECT\b/.test(rows) && ends.some((end) => /\$\d/.test(end.replace(/\btenant_id = \$1\b/g, '')));
      }),
  },
];

/** Names the rules that a statement breaks. */
export function brokenRules(text: string): string[] {
  return RULES.filter(({ isBroken }) => isBroken(text)).map(({ name }) => name);
}

/** The innermost text in parentheses around a position, or all of the text. */
function selectAround(text: string, position: number): string {
  let start = position;
  for (let depth = 0; start > 0; start -= 1) {
    const before = text[start - 1];
    if (before === '(' && depth === 0) break;
    depth += before === ')' ? 1 : before === '(' ? -1 : 0;
  }
  return restOf(text, start);
}

/** From a position to the parenthesis that closes what it is in. */
function restOf(text: string, start: number): string {
  let end = start;
  for (let depth = 0; end < text.length; end += 1) {
    if (text[end] === ')' && depth === 0) break;
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  }
  return text.slice(start, end);
}

/** Without what is in parentheses that begin with SELECT: it is evaluated on its own. */
function withoutSubqueries(text: string): string {
  let rest = text;
  for (;;) {
    const found = /\(\s*SELECT\b/.exec(rest);
    if (found === null) return rest;
    const inner = restOf(rest, found.index + 1);
    rest = rest.slice(0, found.index) + rest.slice(found.index + inner.length + 2);
  }
}

/** What each UPDATE assigns, also that of ON CONFLICT. */
function setClauses(text: string): string[] {
  return [...text.matchAll(/\bSET\b/g)]
    .filter(({ index }) => /\bUPDATE\b[^()]*$/.test(text.slice(0, index)))
    .map(({ index }) => {
      const rest = withoutSubqueries(restOf(text, index + 'SET'.length));
      return rest.split(/\b(?:FROM|WHERE|RETURNING)\b/)[0] ?? '';
    });
}
