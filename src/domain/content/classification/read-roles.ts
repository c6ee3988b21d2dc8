import { entriesOf } from '../../word-list.ts';
import type { Lexicon } from './lexicon.ts';
import { ROLES, type Role, type Roles } from './vocabulary/roles.ts';

/** The bit of each role in the roles of a token. */
export const ROLE = Object.fromEntries(ROLES.map((role, at) => [role, 1 << at])) as Readonly<Record<Role, number>>;

/** Reads the roles of each token, by its symbol in the lexicon. */
export function createRoleReader(languages: readonly Roles[], lexicon: Lexicon): (symbols: Int32Array) => Int32Array {
  const words = new Map<string, number>();
  for (const language of languages)
    for (const role of ROLES)
      for (const word of wordsOf(language, role))
        for (const form of role === 'product' ? formsOf(word) : [word])
          words.set(form, (words.get(form) ?? 0) | ROLE[role]);
  const bySymbol = new Map<number, number>();
  for (const [word, roles] of words) bySymbol.set(lexicon.add(word), roles);
  let table: Int32Array | null = null;
  return (symbols) => {
    if (table === null) {
      table = new Int32Array(lexicon.size());
      for (const [symbol, roles] of bySymbol) table[symbol] = roles;
    }
    const roles = new Int32Array(symbols.length);
    for (let at = 0; at < symbols.length; at++) roles[at] = table[symbols[at]!]!;
    return roles;
  };
}

function wordsOf(language: Roles, role: Role): readonly string[] {
  const list = language[role];
  return list ? entriesOf(list) : [];
}

/** Singular and plural of a noun. */
function formsOf(noun: string): readonly string[] {
  if (noun.length < 4 || noun.endsWith('ss')) return [noun];
  return [noun, noun.endsWith('s') ? noun.slice(0, -1) : `${noun}s`];
}
