import fc from 'fast-check';
import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { LIMIT_MS, runs } from '../support/models/runs.ts';
import { ADA, approve, ask, asking, countMessages, read } from './support.ts';

const app = useTestApp();

/** How a key comes from an earlier one: by its number among those that exist. */
const drawnTree = fc.array(
  fc.record({
    act: fc.constantFrom('create', 'create', 'gate', 'rotate', 'rotate by owner'),
    from: fc.nat(20),
  }),
  { minLength: 3, maxLength: 8 },
);

interface Made extends TestAccount {
  readonly id: string;
  /** The gated key that began its line; null: its calls need no approval. */
  readonly line: number | null;
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: CallError) => error.code,
  );

/** Sends wait; keys are made and replaced within the line as it likes. */
const POLICY = { skills: ['messages.send'] };

test(
  'no key of the line of a gated key decides, ends or replaces anything for it, and a person’s key does',
  async () => {
    await fc.assert(
      fc.asyncProperty(drawnTree, fc.nat(20), async (acts, picked) => {
        const { owner } = await asking(app, POLICY);
        let lines = 0;
        const whoami = async (account: TestAccount): Promise<string> => (await account.call('agent.whoami', {})).key_id;
        const ownerKey: Made = { ...owner, id: await whoami(owner), line: null };
        const made: Made[] = [ownerKey];
        for (const { act, from } of acts) {
          const source = made[from % made.length] as Made;
          const isGating = act === 'gate' && source.line === null;
          const isCreating = act === 'create' || act === 'gate' || source === ownerKey;
          const by = act === 'rotate by owner' || (act === 'rotate' && source.line === null) ? ownerKey : source;
          const { api_key: key, key_id: id } = isCreating
            ? await source.call('agent.createKey', {
                name: 'made',
                permissions: ['full'],
                ...(isGating && { approval: POLICY }),
              })
            : await by.call('agent.rotateKey', { key_id: source.id, overlap_seconds: 3_600 });
          if (isGating) lines += 1;
          made.push({ ...app.as(key as string, owner.accountId), id, line: isGating ? lines : source.line });
        }
        const gated = made.filter(({ line }) => line !== null);
        const asker = gated[picked % Math.max(gated.length, 1)];
        if (asker === undefined) return;
        const approvalId = await ask(asker);
        for (const one of made) {
          const { effect_hash, may_decide } = await read(one, approvalId);
          const decision = { approval_id: approvalId, decision: 'approve', effect_hash, dry_run: true } as const;
          const mayDecide = one.line === null;
          expect({ may_decide }).toEqual({ may_decide: mayDecide });
          expect(await codeOf(one.call('command.approvals.decide', decision))).toBe(
            mayDecide ? 'done' : 'invalid_permissions',
          );
        }
        // It ends and replaces no key of another line by itself, whatever its policy names.
        for (const one of made) {
          if (one.line === asker.line) continue;
          const revoked = await codeOf(asker.call('agent.revokeKey', { key_id: one.id }));
          expect(['approval_required', 'invalid_permissions']).toContain(revoked);
          const rotated = await codeOf(asker.call('agent.rotateKey', { key_id: one.id, overlap_seconds: 0 }));
          expect(rotated).toBe('invalid_permissions');
        }
        expect(await countMessages(app, owner)).toBe(0);
      }),
      runs(12),
    );
  },
  LIMIT_MS,
);

test('a parent, a sibling and a replaced key of a gated key do not decide for each other', async () => {
  const { owner, agent } = await asking(app, { skills: ['messages.send'] });
  const child = async (of: TestAccount) => {
    const { api_key: key } = await of.call('agent.createKey', { name: 'child', permissions: ['full'] });
    return app.as(key as string, owner.accountId);
  };
  const [one, other] = [await child(agent), await child(agent)];
  const grandchild = await child(one);
  const { key_id: id } = await grandchild.call('agent.whoami', {});
  const rotated = await owner.call('agent.rotateKey', { key_id: id });
  const replaced = app.as(rotated.api_key as string, owner.accountId);
  const approvalId = await ask(one);
  const { effect_hash } = await read(owner, approvalId);
  for (const key of [agent, one, other, grandchild, replaced])
    for (const decision of ['approve', 'refuse'] as const)
      expect(
        await codeOf(key.call('command.approvals.decide', { approval_id: approvalId, decision, effect_hash })),
      ).toBe('invalid_permissions');
  expect((await approve(owner, approvalId)).approval.state).toBe('executed');
});

test('a key whose own calls of the skill wait does not decide about those of another line', async () => {
  const { owner, agent } = await asking(app);
  const { api_key: key } = await owner.call('agent.createKey', {
    name: 'second agent',
    permissions: ['full'],
    approval: { skills: ['messages.*'] },
  });
  const second = app.as(key as string, owner.accountId);
  const approvalId = await ask(agent);
  const { effect_hash, may_decide } = await read(second, approvalId);
  expect(may_decide).toBe(false);
  const decision = { approval_id: approvalId, decision: 'approve', effect_hash } as const;
  expect(await codeOf(second.call('command.approvals.decide', decision))).toBe('invalid_permissions');
  expect(await countMessages(app, owner)).toBe(0);
});

test('a gated key neither replaces nor ends a key of a person, whatever its policies name', async () => {
  const { owner, agent } = await asking(app, { skills: ['tags.delete'] });
  const { key_id: id } = await owner.call('agent.whoami', {});
  expect(await codeOf(agent.call('agent.rotateKey', { key_id: id, overlap_seconds: 0 }))).toBe('invalid_permissions');
  expect(await codeOf(agent.call('agent.revokeKey', { key_id: id }))).toBe('approval_required');
  await owner.call('contacts.get', { phone: ADA });
  expect((await owner.call('command.approvals.list', {})).items).toMatchObject([{ skill: 'agent.revokeKey' }]);
});

test('a key of an approval policy makes no key, and replaces only itself', async () => {
  const { owner, agent } = await asking(app);
  expect(await codeOf(agent.call('agent.createKey', { name: 'child', permissions: ['full'] }))).toBe(
    'invalid_permissions',
  );
  const { key_id: id } = await agent.call('agent.whoami', {});
  const { api_key: key } = await agent.call('agent.rotateKey', { key_id: id, overlap_seconds: 0 });
  const approvalId = await ask(app.as(key as string, owner.accountId));
  expect((await approve(owner, approvalId)).approval.state).toBe('executed');
});
