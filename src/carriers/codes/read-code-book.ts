import type { CodeOverride } from '../../domain/carrier-codes/carrier-code.ts';
import { blamingCodes, type CodeBook, codeBook } from '../../domain/carrier-codes/code-book.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** A small table: the operator writes a row for a code that needs one. */
const findCodeOverrides = statement<[], CodeOverride>(
  'carriers.find_code_overrides',
  'SELECT code, fault, action, means, helps FROM carrier_codes ORDER BY code LIMIT 5000',
);

/** What the operator says of codes. */
export function readCodeOverrides(sql: Sql): Promise<CodeOverride[]> {
  return sql.rows(findCodeOverrides);
}

/** The documented codes of carriers, with what the operator says of them. */
export async function readCodeBook(sql: Sql): Promise<CodeBook> {
  return codeBook(await readCodeOverrides(sql));
}

/** The codes that blame the sender, also by what the operator says. */
export async function readBlamingCodes(sql: Sql): Promise<readonly string[]> {
  return blamingCodes(await readCodeOverrides(sql));
}
