import { readPool } from '../../carriers/numbers/pool.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Owner } from '../../domain/account.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';

/** The numbers that the messages of a journey are sent from now. */
export async function sendingNumbersOf(
  sql: Sql,
  owner: Owner,
  { nodes }: Pick<Definition, 'nodes'>,
): Promise<readonly SendingNumber[]> {
  const numbers = new Map<string, SendingNumber>();
  for (const { config } of nodes) {
    if (config.kind !== 'send') continue;
    const { program_id: programId, number_id: numberId = null } = config;
    const found =
      programId === undefined ? [await findNumber(sql, owner, numberId)] : await readPool(sql, owner, programId);
    for (const number of found) if (number !== null) numbers.set(number.id, number);
  }
  return [...numbers.values()];
}
