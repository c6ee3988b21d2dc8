import { type TestAccount, useTestApp } from '../../support/app.ts';
import { campaignParams, confirmedBrand, pass } from '../../support/registrations.ts';

const app = useTestApp();

const registrationOf = async ({ call }: TestAccount, id: string) =>
  (await call('compliance.registrations', {})).items.find((item) => item.id === id);

test('compliance.registrations lists the fields in which a program differs from its registered campaign', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const { program } = await account.call('program.create', {
    name: 'News',
    brand: 'Acme Coffee',
    purpose: 'new roasts',
    use_case: 'MARKETING',
    frequency: 'up to 4 msgs/month',
    samples: [...campaignParams.samples],
    privacy_url: campaignParams.privacy_url,
    terms_url: campaignParams.terms_url,
  });
  const { description, message_flow } = campaignParams;
  const { registration, registration_id: id } = await account.call('compliance.registerCampaign', {
    brand_id: brandId,
    program_id: program.id,
    description,
    message_flow,
  });
  expect(registration).toMatchObject({
    use_case: 'MARKETING',
    help_message: program.help_text,
    samples: program.samples,
  });
  await pass(app, 7);
  expect((await registrationOf(account, id))?.registration_drift).toEqual([]);
  const changed = {
    help_text: 'Acme Coffee: call 202-555-0100 for help. Reply STOP to unsubscribe.',
    keywords: { opt_in: ['JOIN', 'ROAST'], opt_out: ['STOP'], help: ['HELP'] },
    privacy_url: 'https://acme.example/new-privacy',
    samples: [
      'Acme Coffee: [first name], see what is new. Reply STOP to opt out.',
      'Acme Coffee: 5% off, [first name]. Reply STOP to opt out.',
    ],
  };
  const { registration_drift: drift } = await account.call('program.update', { program_id: program.id, ...changed });
  expect(drift.map(({ field }) => field).sort()).toEqual(['help_text', 'keywords.opt_in', 'privacy_url', 'samples']);
  expect(drift).toContainEqual({
    registration_id: id,
    program_id: program.id,
    field: 'help_text',
    registered: program.help_text,
    live: changed.help_text,
  });
  expect((await registrationOf(account, id))?.registration_drift).toEqual(drift);
  await account.call('compliance.registerCampaign', { registration_id: id });
  expect((await registrationOf(account, id))?.registration_drift).toEqual([]);
});

test('compliance.registrations shows suspended and expired campaigns, and an expired one can be resubmitted', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const [suspended, expired] = await Promise.all(
    ['sim-suspend', 'sim-expire'].map((reference) =>
      account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId, reference_id: reference }),
    ),
  );
  await pass(app, 7);
  app.clock.advance(60_000);
  await app.drain();
  expect(await registrationOf(account, suspended?.registration_id as string)).toMatchObject({
    status: 'TCR_SUSPENDED',
  });
  expect(await registrationOf(account, expired?.registration_id as string)).toMatchObject({ status: 'TCR_EXPIRED' });
  await account.call('compliance.registerCampaign', { registration_id: expired?.registration_id as string });
});
