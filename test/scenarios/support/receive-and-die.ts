/**
 * A process that takes one incoming text as a carrier's callback would and is killed before the statement of the given place in the
 * transaction: `receive-and-die.ts <database url> <place> <inbound as JSON>`. Exits 0 when the place lies behind the commit.
 */
import type { Inbound } from '../../../src/messaging/carriers/carrier.ts';
import { receiveInbound } from '../../../src/messaging/inbound/receive-inbound.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', place = '0', text = ''] = process.argv.slice(2);
const inbound = JSON.parse(text) as Inbound;
killBefore(Number(place), 'one transaction');
const database = openOneConnection(url);
const receivedAt = new Date(inbound.receivedAt);
await receiveInbound(database, { ...inbound, receivedAt }, receivedAt, () => ['hash']);
await database.close();
