import { notFound, unprocessable } from '../../errors.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { countContacts, countMembers, findRunningScan, insertScan } from './queries.ts';
import { requireLookups } from './require-lookups.ts';

/**
 * Only starts the scan. A worker runs it in batches, each in its own transaction, and continues
 * after a crash with the first batch that was not committed.
 */
export const scan: Skill<'hygiene.scan'> = async (
  { level = 'offline', list_id: listId = null, max_credits: maxCredits = 0 },
  context,
) => {
  const { tx, account, now, newId, requestId, service, afterCommit } = context;
  const contacts = await countScope(context, listId);
  const price = level === 'lookup' ? requireLookups(context).credits : 0;
  const id = newId('scn');
  const scope = { level, list_id: listId, total: contacts, max_credits: maxCredits };
  if (!(await insertScan(tx, account, { id, ...scope, request_id: requestId }, now))) {
    const running = await findRunningScan(tx, account);
    throw unprocessable('scan_running', 'A scan of this account is already running. Wait until it has finished.', {
      nextActions:
        running === null
          ? []
          : [
              {
                skill: 'hygiene.scanStatus',
                params: { job_id: running.id },
                why: 'Shows the progress of the running scan.',
              },
            ],
    });
  }
  afterCommit(service.wake);
  return { job_id: id, estimate: { contacts, credits_at_most: Math.min(contacts * price, maxCredits) } };
};

async function countScope({ tx, account }: WriteContext, listId: string | null): Promise<number> {
  if (listId === null) return countContacts(tx, account);
  const members = await countMembers(tx, account, listId);
  if (members === null)
    throw notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
  return members;
}
