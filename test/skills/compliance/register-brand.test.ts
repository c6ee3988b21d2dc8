import { type TestAccount, useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { brandParams, campaignParams, pass } from '../../support/registrations.ts';

const app = useTestApp();

const registrationOf = async ({ call }: TestAccount, id: string) =>
  (await call('compliance.registrations', {})).items.find((item) => item.id === id);

test('compliance.registerBrand stores nothing if the credits are insufficient', async () => {
  const account = await app.account({ credits: 0 });
  await setBalance(app, account.accountId, 3);
  await expect(account.call('compliance.registerBrand', brandParams)).rejects.toMatchObject({
    code: 'credits_insufficient',
  });
  expect((await account.call('compliance.registrations', {})).items).toEqual([]);
});

test('compliance.registerBrand can correct a rejected brand, whose campaigns were rejected with it', async () => {
  const account = await app.account({ credits: 1000 });
  const { brand_id: brandId } = await account.call('compliance.registerBrand', { ...brandParams, ein: '00-0000001' });
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
  });
  await pass(app, 5);
  expect(await registrationOf(account, brandId)).toMatchObject({
    status: 'REGISTRATION_FAILED',
    rejection: { code: '30894', field: 'ein' },
  });
  expect(await registrationOf(account, id)).toMatchObject({
    status: 'TCR_FAILED',
    submission_status: 'FAILED',
    rejection: { code: '30894', field: 'brand_id' },
  });
  await expect(
    account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId }),
  ).rejects.toMatchObject({ data: { reason: 'brand_failed' } });
  await account.call('compliance.registerBrand', { ...brandParams, brand_id: brandId });
  await pass(app, 3);
  expect(await registrationOf(account, brandId)).toMatchObject({
    status: 'OK',
    rejection: null,
    brand: { attempt: 2 },
  });
});
