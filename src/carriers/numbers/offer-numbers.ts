import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { pickSimulatedPhone } from '../simulator/pick-phone.ts';
import type { WantedNumber } from './ensure-default-number.ts';

const findAssigned = batchStatement<[phones: readonly string[]], { phone: string }>(
  'numbers.find_assigned',
  'SELECT phone FROM phone_number_lookup WHERE phone = ANY ($1)',
);

const MAX = 20;
const MAX_ATTEMPTS = 2_000;

/** Lists unassigned numbers of a type, sorted. */
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
  for (let attempt = 0; attempt < MAX_ATTEMPTS && picked.size < MAX; attempt += 1) {
    const phone = pickSimulatedPhone(country, type, areaCode);
    if (phone === null) break;
    if (pattern === undefined || phone.includes(pattern)) picked.add(phone);
  }
  const assigned = new Set((await sql.rows(findAssigned, [...picked])).map(({ phone }) => phone));
  return [...picked].filter((phone) => !assigned.has(phone)).sort();
}
