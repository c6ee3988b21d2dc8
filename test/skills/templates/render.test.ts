import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const GREETING = {
  name: 'Welcome',
  body: 'Hi {{ first_name }}, welcome!',
  variables: [{ name: 'first_name', fallback: 'there' }],
};

test('templates.render rejects a template with missing values and names the variables', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', {
    name: 'A',
    body: 'Hi {{ first_name }} {{ last_name }} in {{ attributes.city }}',
    variables: [{ name: 'last_name', fallback: 'X' }],
  });
  await expect(call('templates.render', { template_id: template.id })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'missing_variable', missing: ['first_name', 'attributes.city'] },
  });
  const { contact } = await call('contacts.upsert', { phone: '+447400123456', first_name: 'Ada' });
  await expect(call('templates.render', { template_id: template.id, contact_id: contact.id })).rejects.toMatchObject({
    data: { missing: ['attributes.city'] },
  });
  expect(
    await call('templates.render', {
      template_id: template.id,
      contact_id: contact.id,
      vars: { attributes: { city: 'Rome' } },
    }),
  ).toMatchObject({ text: 'Hi Ada X in Rome', encoding: 'GSM-7', segments: 1, missing: [], credits: 4 });
});

test('templates.render inserts values as plain text and never runs Liquid in them', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', GREETING);
  const injected = '{{ phone }}{% if true %}x{% endif %}';
  const { contact } = await call('contacts.upsert', { phone: '+12025550110', first_name: injected });
  expect((await call('templates.render', { template_id: template.id, contact_id: contact.id })).text).toBe(
    `Hi ${injected}, welcome!`,
  );
  expect(
    (await call('templates.render', { template_id: template.id, vars: { first_name: '{{ secret }}', secret: 's' } }))
      .text,
  ).toBe('Hi {{ secret }}, welcome!');
});
