/**
 * Deletes one batch of old messages of a tenant, and is killed before the statement of the given
 * index in the transaction: `age-and-die.ts <database url> <index> <tenant> <directory> <now>`.
 * Exits with 0 if the index lies after the commit.
 */
import { createAging } from '../../../src/workers/retention/age-data.ts';
import { captureLog } from '../captured-log.ts';
import { killBefore, openOneConnection } from './die.ts';

const [url = '', index = '0', tenantId = '', archiveDirectory = '', time = ''] = process.argv.slice(2);
const now = new Date(time);
const retention = { textDays: null, messageDays: 120, recipientDays: 120, journeyStepDays: 400, archiveDirectory };
killBefore(Number(index), 'one transaction');
const database = openOneConnection(url);
await createAging({ database, retention, log: captureLog().log })({ tenantId, id: 'messages', now, until: now });
await database.close();
