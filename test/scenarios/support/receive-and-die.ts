/**
 * A process that takes one incoming text as a carrier's callback would and is killed before the statement of the given place in the
 * transaction: `receive-and-die.ts <database url> <place> <inbound as JSON>`. Exits 0 when the place lies behind the commit.
 */
import pg from 'pg';
import type { Inbound } from '../../../src/messaging/carriers/carrier.ts';
import { receiveInbound } from '../../../src/messaging/inbound/receive-inbound.ts';
import { openDatabase } from '../../../src/platform/database.ts';

const [url = '', place = '0', text = ''] = process.argv.slice(2);
const inbound = JSON.parse(text) as Inbound;

let counting = false;
let statements = 0;
const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  if (given[0] === 'BEGIN') counting = true;
  else if (counting) {
    if (statements === Number(place)) process.kill(process.pid, 'SIGKILL');
    statements += 1;
    if (given[0] === 'COMMIT') counting = false;
  }
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const database = openDatabase({
  connectionString: url,
  maxConnections: 1,
  statementTimeoutMs: 10_000,
  applicationName: 'receive and die',
});
await receiveInbound(database, { ...inbound, receivedAt: new Date(inbound.receivedAt) }, new Date(), () => ['hash']);
await database.close();
