import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const PROOF = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

test('contacts.consentHistory returns every change once over all pages', async () => {
  const { call } = await app.account();
  const phone = '+12025550136';
  const { contact_id: id } = await call('contacts.optIn', { phone, ...PROOF });
  app.clock.advance(1000);
  await call('contacts.optOut', { contact_id: id, reason: 'complaint' });
  app.clock.advance(1000);
  await call('contacts.optIn', {
    contact_id: id,
    ...PROOF,
    captured_at: app.clock.now.toISOString(),
    evidence: 'form 7',
  });
  const first = await call('contacts.consentHistory', { contact_id: id, limit: 2 });
  const rest = await call('contacts.consentHistory', { phone, limit: 2, cursor: first.next_cursor as string });
  expect([...first.items, ...rest.items].map(({ status }) => status)).toEqual(['opted_in', 'opted_out', 'opted_in']);
  expect(first.items[1]).toMatchObject({ contact_id: id, evidence: { reason: 'complaint' }, sealed: false });
  expect(rest.next_cursor).toBeNull();
});
