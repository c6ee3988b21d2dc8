import { batchStatement, type Sql } from '../../platform/sql.ts';
import { pickSimulatedPhone } from '../carriers/simulator/pick-phone.ts';
import type { WantedNumber } from './ensure-default-number.ts';

const findTaken = batchStatement<[phones: readonly string[]], { phone: string }>(
  'senders.find_taken',
  'SELECT phone FROM sender_number_lookup WHERE phone = ANY ($1)',
);

const MOST = 20;
const TRIES = 2_000;

/** Some numbers of a kind that nobody has, in the order of their digits. */
export async function offerNumbers(
  sql: Sql,
  {
    country,
    type,
    areaCode,
    pattern,
  }: Pick<WantedNumber, 'country' | 'type' | 'areaCode'> & { pattern?: string | undefined },
): Promise<string[]> {
  const picked = new Set<string>();
  for (let tries = 0; tries < TRIES && picked.size < MOST; tries += 1) {
    const phone = pickSimulatedPhone(country, type, areaCode);
    if (phone === null) break;
    if (pattern === undefined || phone.includes(pattern)) picked.add(phone);
  }
  const taken = new Set((await sql.rows(findTaken, [...picked])).map(({ phone }) => phone));
  return [...picked].filter((phone) => !taken.has(phone)).sort();
}
