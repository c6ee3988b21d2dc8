import type { CallError, TestAccount, TestApp } from '../support/app.ts';

export const ADA = '+12025550143';
export const MESSAGE = {
  to: ADA,
  text: 'Your table is ready. Reply STOP to opt out.',
  purpose: 'transactional',
} as const;

/** An account that may send to Ada, its key, and a key whose calls wait as the policy says. */
export async function asking(app: TestApp, approval: object = {}): Promise<{ owner: TestAccount; agent: TestAccount }> {
  const owner = await app.account();
  await owner.call('phone-numbers.ensureDefault', {});
  await owner.call('contacts.upsert', { phone: ADA });
  await owner.call('contacts.recordRelationship', { phone: ADA, kind: 'order' });
  const { api_key: key } = await owner.call('agent.createKey', { name: 'agent', permissions: ['full'], approval });
  return { owner, agent: app.as(key as string, owner.accountId) };
}

/** The approval that a call asks for. */
export async function ask({ call }: TestAccount, params: object = MESSAGE): Promise<string> {
  const error = await call('messages.send', params as typeof MESSAGE).catch((failure: CallError) => failure);
  expect(error).toMatchObject({ code: 'approval_required' });
  return (error as CallError).data.approval_id as string;
}

export const read = async ({ call }: TestAccount, id: string) =>
  (await call('command.approvals.get', { approval_id: id })).approval;

export async function approve(owner: TestAccount, id: string) {
  const { effect_hash } = await read(owner, id);
  return owner.call('command.approvals.decide', { approval_id: id, decision: 'approve', effect_hash });
}

export async function countMessages(app: TestApp, { accountId }: TestAccount): Promise<number> {
  const { rowCount } = await app.parts.database.pool.query('SELECT 1 FROM messages WHERE tenant_id = $1', [accountId]);
  return rowCount ?? 0;
}

export const reasonOf = (error: unknown) => (error as CallError).data.reason;
