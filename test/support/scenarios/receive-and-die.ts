/**
 * Receives one inbound message as a carrier's callback does, and is killed before the statement of
 * the given index in the transaction: `receive-and-die.ts <database url> <index> <inbound as
 * JSON>`. Exits with 0 if the index lies after the commit.
 */
import type { Inbound } from '../../../src/carriers/carrier.ts';
import { receiveInbound } from '../../../src/sending/inbound/receive-inbound.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', index = '0', text = ''] = process.argv.slice(2);
const inbound = JSON.parse(text) as Inbound;
killBefore(Number(index), 'one transaction');
const database = openOneConnection(url);
const receivedAt = new Date(inbound.receivedAt);
const hashesOf = Object.assign((): [string] => ['hash'], { secretId: 'none' });
await receiveInbound(database, { ...inbound, receivedAt }, receivedAt, hashesOf);
await database.close();
