import type { TestAccount, TestApp } from '../../support/app.ts';
import { furnishWorld, type Rows } from '../world/index.ts';

/** The same world in other words: every id, number and name in it is found nowhere else. */
const WORDS: readonly (readonly [own: string, foreign: string])[] = [
  ['_01jd0', '_01je0'],
  ['+12025550143', '+12025550177'],
  ['+12025552143', '+12025552177'],
  ['crm-1', 'crm-foreign'],
  ['Ada', 'Foreign-Ada'],
  ['Paris', 'Foreign-Paris'],
  ['Newsletter', 'Foreign-News'],
  ['newsletter', 'foreign-news'],
  ['VIP', 'Foreign-VIP'],
  ["'vip'", "'foreign-vip'"],
  ['Welcome', 'Foreign-Welcome'],
  ["'welcome'", "'foreign-welcome'"],
  ['Spring', 'Foreign-Spring'],
  ['Hello', 'Foreign-Hello'],
];

/** What nobody else may ever read. */
export const FOREIGN = /_01je0|\+12025550177|\+12025552177|foreign/i;

export const foreignly = (text: string): string =>
  WORDS.reduce((changed, [own, foreign]) => changed.replaceAll(own, foreign), text);

/** An account with everything the examples name, under names of its own. */
export async function foreignAccount(app: TestApp): Promise<TestAccount> {
  const account = await app.account({ credits: 1000 });
  const { pool } = app.parts.database;
  const rows: Rows = {
    query: (text, values = []) =>
      pool.query(
        foreignly(text),
        values.map((value) => (typeof value === 'string' ? foreignly(value) : value)),
      ),
  };
  await furnishWorld(rows, { tenantId: account.accountId, keyId: 'key_01je0000000000000000000001' });
  return account;
}
