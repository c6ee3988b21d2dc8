import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const GREETING = {
  name: 'Welcome',
  body: 'Hi {{ first_name }}, welcome!',
  variables: [{ name: 'first_name', fallback: 'there' }],
};

test('templates.setState approves only templates that can be sent, and an archived one cannot be changed or rendered', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', { name: 'Long', body: 'x'.repeat(1531) });
  await expect(call('templates.setState', { template_id: template.id, state: 'approved' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'not_sendable' },
  });
  expect(await call('templates.setState', { template_id: template.id, state: 'archived' })).toMatchObject({
    changed: true,
    template: { state: 'archived' },
  });
  expect(await call('templates.setState', { template_id: template.id, state: 'archived' })).toMatchObject({
    changed: false,
  });
  await expect(call('templates.update', { template_id: template.id, body: 'short' })).rejects.toMatchObject({
    data: { reason: 'template_archived' },
  });
  await expect(call('templates.render', { template_id: template.id })).rejects.toMatchObject({
    data: { reason: 'template_archived' },
  });
  await call('templates.setState', { template_id: template.id, state: 'draft' });
  await call('templates.update', { template_id: template.id, body: 'short' });
});

test.each(['draft', 'scheduled', 'running', 'paused'])(
  'templates.delete and templates.setState keep a template while a campaign in the state %s uses it',
  async (state) => {
    const { call, accountId } = await app.account();
    const { template } = await call('templates.create', GREETING);
    await app.parts.database.pool.query(
      `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, template_id, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_1', $1, 'C', $2, 'marketing', $3, '{}', now(), '', false, 0, now(), now(), 1)`,
      [accountId, state, template.id],
    );
    const inUse = {
      code: -32002,
      data: {
        reason: 'in_use',
        next_actions: [{ skill: 'campaigns.get', params: { campaign_id: 'cmp_1' } }],
      },
    };
    await expect(call('templates.delete', { template_id: template.id })).rejects.toMatchObject(inUse);
    await expect(call('templates.setState', { template_id: template.id, state: 'archived' })).rejects.toMatchObject(
      inUse,
    );
    await app.parts.database.pool.query("UPDATE campaigns SET state = 'completed' WHERE tenant_id = $1", [accountId]);
    expect(await call('templates.delete', { template_id: template.id })).toMatchObject({ deleted: true });
    await expect(call('templates.get', { template_id: template.id })).rejects.toMatchObject({ code: -32001 });
  },
);
