import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const PROOF = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

test('contacts.optIn rejects consent without proof and names all missing fields', async () => {
  const { call } = await app.account();
  await expect(call('contacts.optIn', { phone: '+12025550130' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/source' }, { path: '/captured_at' }, { path: '/evidence' }] },
  });
  await expect(
    call('contacts.optIn', { phone: '+12025550130', ...PROOF, captured_at: '2099-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path: '/captured_at' }] } });
  await expect(call('contacts.get', { phone: '+12025550130' })).rejects.toMatchObject({ code: -32001 });
});

test('contacts.optIn creates a contact and stores the proof with a hash of the disclosure', async () => {
  const { call } = await app.account();
  const result = await call('contacts.optIn', {
    phone: '+12025550131',
    ...PROOF,
    evidence: { form_id: 7 },
    disclosure_text: 'test',
  });
  expect(result).toMatchObject({
    status: 'opted_in',
    contact_created: true,
    changed: true,
    consent_entry: {
      scope: 'general',
      sealed: false,
      seq: null,
      hash: null,
      disclosure_text_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      evidence: { evidence: { form_id: 7 }, disclosure_text: 'test' },
    },
  });
  expect((await call('contacts.get', { contact_id: result.contact_id })).contact.consent).toEqual({
    status: 'opted_in',
    method: 'web_form',
    changed_at: '2026-01-01T00:00:00.000Z',
    suppressed: false,
    ended_programs: [],
    programs: [],
    under_review_since: null,
  });
});

test('contacts.optIn ends an opt-out and its suppression only with newer consent that has evidence', async () => {
  const { call } = await app.account();
  const phone = '+12025550132';
  await call('contacts.optIn', { phone, ...PROOF });
  const optedOut = await call('contacts.optOut', { phone });
  expect(optedOut).toMatchObject({ status: 'opted_out', changed: true, canceled_messages: 0 });
  expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
    status: 'opted_out',
    suppressed: true,
  });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'evidence_older_than_opt_out' },
  });
  app.clock.advance(60_000);
  const newer = { phone, ...PROOF, captured_at: app.clock.now.toISOString() };
  await expect(call('contacts.optIn', newer)).rejects.toMatchObject({ data: { reason: 'evidence_required' } });
  const optedIn = await call('contacts.optIn', { ...newer, evidence: 'form entry 7' });
  expect(optedIn).toMatchObject({ status: 'opted_in', changed: true, contact_created: false });
  expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
    status: 'opted_in',
    suppressed: false,
  });
});

test('a rejected contacts.optIn of a new number creates no contact', async () => {
  const { call } = await app.account();
  const phone = '+12025550134';
  await call('contacts.optOut', { phone });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({ code: -32002 });
  await expect(call('contacts.get', { phone })).rejects.toMatchObject({ code: -32001 });
});
