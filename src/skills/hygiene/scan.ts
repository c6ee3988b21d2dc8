import { notFound, paymentHold, SkillError, unprocessable } from '../../errors.ts';
import {
  countContacts,
  countMembers,
  findList,
  findRunningScan,
  insertScan,
} from '../../messaging/hygiene/scan-queries.ts';
import type { Skill, WriteContext } from '../../skill.ts';

/** The work is a worker's: each piece of it is a transaction, and goes on after a crash where the last one ended. */
export const scan: Skill<'hygiene.scan'> = async (
  { level = 'offline', list_id: listId = null, max_credits: maxCredits = 0 },
  context,
) => {
  const { tx, account, now, newId, requestId, service, afterCommit } = context;
  const { tenantId, accountId } = account;
  const contacts = await countScope(context, listId);
  const price = level === 'lookup' ? priceOf(context) : 0;
  const asked = [level, listId, contacts, maxCredits, now, requestId] as const;
  const made = await tx.row(insertScan, tenantId, accountId, newId('scn'), ...asked);
  if (made === null) {
    const running = await tx.row(findRunningScan, tenantId, accountId);
    throw unprocessable('scan_running', 'A scan of this account is under way already.', {
      nextActions:
        running === null
          ? []
          : [{ skill: 'hygiene.scanStatus', params: { job_id: running.id }, why: 'Shows how far it is.' }],
    });
  }
  afterCommit(service.wake);
  return { job_id: made.id, estimate: { contacts, credits_at_most: Math.min(contacts * price, maxCredits) } };
};

async function countScope({ tx, account }: WriteContext, listId: string | null): Promise<number> {
  const { tenantId, accountId } = account;
  if (listId === null) return (await tx.row(countContacts, tenantId, accountId))?.contacts ?? 0;
  if ((await tx.row(findList, tenantId, accountId, listId)) === null)
    throw notFound('list', [{ skill: 'lists.list', params: {}, why: 'Lists the lists of this account.' }]);
  return (await tx.row(countMembers, tenantId, listId))?.contacts ?? 0;
}

function priceOf({ account, service }: WriteContext): number {
  const adapter = service.lookups;
  if (adapter === null)
    throw unprocessable('lookups_not_configured', 'This service looks nothing up: its operator has set no provider.');
  if (account.state === 'payment_hold') throw paymentHold();
  if (account.state !== 'active') throw new SkillError('partner_suspended');
  return adapter.credits;
}
