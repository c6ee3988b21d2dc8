import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('hygiene.scan checks the contacts of a segment, with the rules it had when the scan started', async () => {
  const { call } = await app.account();
  for (const [phone, city] of [
    ['+12025550101', 'Paris'],
    ['+12025550102', 'Oslo'],
  ] as const)
    await call('contacts.upsert', { phone, attributes: { city } });
  const inParis = { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' } as const;
  const { segment } = await call('segments.create', { name: 'Parisians', rules: inParis });
  const { job_id: id, estimate } = await call('hygiene.scan', { segment_id: segment.id });
  expect(estimate.contacts).toBe(1);
  await call('segments.update', {
    segment_id: segment.id,
    rules: { kind: 'not', rule: { kind: 'consent', status: 'opted_out' } },
  });
  await app.drain();
  expect((await call('hygiene.scanStatus', { job_id: id })).scan).toMatchObject({
    state: 'completed',
    segment_id: segment.id,
    list_id: null,
    total: 1,
    checked: 1,
  });
});
