import { type TestAccount, useTestApp } from '../../support/app.ts';
import { brandParams, campaignParams, confirmedBrand, pass } from '../../support/registrations.ts';

const app = useTestApp();

const registrationOf = async ({ call }: TestAccount, id: string) =>
  (await call('compliance.registrations', {})).items.find((item) => item.id === id);

const submissionsOf = async (id: string): Promise<{ reference: string; submissions: number }[]> =>
  (
    await app.parts.database.pool.query(
      'SELECT reference, submissions FROM simulator_registrations WHERE reference LIKE $1 ORDER BY 1',
      [`%/${id}/%`],
    )
  ).rows;

test('a brand and its campaign pass every status of the registry until the campaign can send', async () => {
  const account = await app.account({ credits: 1000 });
  const { brand_id: brandId, status, credits } = await account.call('compliance.registerBrand', brandParams);
  expect([status, credits]).toEqual(['REGISTRATION_PENDING', 4]);
  const campaign = await account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId });
  expect(campaign).toMatchObject({
    status: 'TCR_PENDING',
    credits: 15,
    created: true,
    registration: { throughput: null },
  });
  const statuses: string[] = [];
  for (let second = 0; second < 12; second += 1) {
    await pass(app, 1);
    const item = await registrationOf(account, campaign.registration_id);
    if (item !== undefined && statuses.at(-1) !== item.status) statuses.push(item.status);
  }
  expect(statuses).toEqual([
    'TCR_PENDING',
    'TCR_ACCEPTED',
    'TELNYX_ACCEPTED',
    'MNO_PENDING',
    'MNO_ACCEPTED',
    'MNO_PROVISIONED',
  ]);
  expect(await registrationOf(account, brandId)).toMatchObject({
    status: 'OK',
    brand: { identity_status: 'VETTED_VERIFIED', vetting_score: 80 },
  });
  expect(await registrationOf(account, campaign.registration_id)).toMatchObject({
    submission_status: 'CREATED',
    campaign: { throughput: { class: 'B', att_per_minute: 4500, tmobile_per_day: 200_000 } },
  });
});

test('a registration with lint errors is not stored, charged or submitted', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const before = await account.call('billing.balance', {});
  const rejected = account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    samples: ['Hi [first name], our new roast is in.', 'Hi [first name], 10% off this week.'],
    flags: { embedded_phone: true },
    reference_id: 'spring',
  });
  await expect(rejected).rejects.toMatchObject({
    code: -32602,
    data: {
      field_errors: expect.arrayContaining([
        { path: '/samples', rule: 'sample_brand', code: '30893', fix: expect.any(String) },
        { path: '/samples', rule: 'sample_opt_out', code: '30893', fix: expect.any(String) },
        { path: '/flags/embedded_phone', rule: 'embedded_phone_unseen', code: '30889', fix: expect.any(String) },
      ]),
    },
  });
  await expect(account.call('compliance.registerBrand', { ...brandParams, ein: '12' })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/ein', code: '30894' }] },
  });
  await pass(app, 2);
  expect(await account.call('billing.balance', {})).toEqual(before);
  expect((await account.call('compliance.registrations', { kind: 'campaign' })).items).toEqual([]);
  expect((await account.call('billing.ledger', {})).items.filter(({ kind }) => kind === 'registration')).toHaveLength(
    1,
  );
});

test.each([
  ['sim-reject-30885-a', 'TCR_FAILED', '30885', 'description'],
  ['sim-reject-30893', 'TCR_FAILED', '30893', 'samples'],
  ['sim-dca2', 'TELNYX_FAILED', '30902', 'registration'],
  ['sim-mno', 'MNO_REJECTED', '30899', 'registration'],
  ['sim-provisioning', 'MNO_PROVISIONING_FAILED', '30899', 'registration'],
])(
  'a campaign with reference %s ends in status %s with the rejection code, field and fix',
  async (reference, status, code, field) => {
    const account = await app.account({ credits: 1000 });
    const brandId = await confirmedBrand(app, account);
    const { registration_id: id } = await account.call('compliance.registerCampaign', {
      ...campaignParams,
      brand_id: brandId,
      reference_id: reference,
    });
    await pass(app, 7);
    expect(await registrationOf(account, id)).toMatchObject({
      status,
      rejection: { code, field, fix: expect.stringMatching(/\w/) },
    });
    const { items } = await account.call('compliance.registrations', { status: status as 'TCR_FAILED' });
    expect(items.map((item) => item.id)).toEqual([id]);
  },
);

test('compliance.registerCampaign resubmits a rejected campaign with the same use case', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    reference_id: 'sim-reject-30886',
  });
  await expect(account.call('compliance.registerCampaign', { registration_id: id })).rejects.toMatchObject({
    data: { reason: 'registration_in_review' },
  });
  await pass(app, 3);
  await expect(
    account.call('compliance.registerCampaign', { registration_id: id, use_case: 'CUSTOMER_CARE' }),
  ).rejects.toMatchObject({
    data: { field_errors: expect.arrayContaining([expect.objectContaining({ path: '/use_case', code: '30900' })]) },
  });
  const resubmitted = await account.call('compliance.registerCampaign', {
    registration_id: id,
    description: `${campaignParams.description} Weekly.`,
  });
  expect(resubmitted).toMatchObject({
    registration_id: id,
    created: false,
    credits: 15,
    status: 'TCR_PENDING',
    registration: { attempt: 2, rejection: null },
  });
  await pass(app, 7);
  expect(await registrationOf(account, id)).toMatchObject({ status: 'MNO_PROVISIONED', rejection: null });
  expect((await submissionsOf(id)).map(({ submissions }) => submissions)).toEqual([1, 1]);
});

test('compliance.registerCampaign does not resubmit a campaign rejected as high risk', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account);
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    reference_id: 'sim-reject-30885',
  });
  await pass(app, 3);
  await expect(account.call('compliance.registerCampaign', { registration_id: id })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'not_resubmittable' },
  });
});

test('concurrent registrations with one reference_id create and charge one registration', async () => {
  const account = await app.account({ credits: 1000 });
  const brands = await Promise.all(
    [1, 2, 3].map(() => account.call('compliance.registerBrand', { ...brandParams, reference_id: 'b' })),
  );
  expect(new Set(brands.map(({ brand_id: id }) => id)).size).toBe(1);
  expect(brands.filter(({ created }) => created)).toHaveLength(1);
  const params = { ...campaignParams, brand_id: brands[0]?.brand_id as string, reference_id: 'c' };
  const campaigns = await Promise.all([1, 2, 3].map(() => account.call('compliance.registerCampaign', params)));
  expect(new Set(campaigns.map(({ registration_id: id }) => id)).size).toBe(1);
  const { items } = await account.call('billing.ledger', {});
  expect(
    items
      .filter(({ kind }) => kind === 'registration')
      .map(({ amount }) => amount)
      .sort(),
  ).toEqual([-15, -4]);
});

test('a submission whose response was lost is repeated with the same reference, so the registry stores it once', async () => {
  const account = await app.account({ credits: 1000 });
  const brandId = await confirmedBrand(app, account, '00-0000006');
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
    reference_id: 'sim-lost',
  });
  await pass(app, 8);
  expect(await registrationOf(account, id)).toMatchObject({ status: 'MNO_PROVISIONED' });
  expect(await submissionsOf(id)).toMatchObject([{ submissions: 2 }]);
  expect(await submissionsOf(brandId)).toMatchObject([{ submissions: 2 }]);
});

test('a brand has at most a hundred campaigns, also with concurrent registrations', async () => {
  const account = await app.account({ credits: 10_000 });
  const brandId = await confirmedBrand(app, account);
  const { registration_id: first } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
  });
  await app.parts.database.pool.query(
    `INSERT INTO registrations (tenant_id, id, account_id, kind, brand_id, use_case, content, status, submission_status, attempt, created_at, updated_at)
     SELECT tenant_id, 'reg_copy_' || n, account_id, kind, brand_id, use_case, content, status, submission_status, 1, created_at, updated_at
       FROM registrations, generate_series(1, 98) n WHERE id = $1`,
    [first],
  );
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(
    account.call('compliance.registerCampaign', { ...campaignParams, brand_id: brandId }),
  ).rejects.toMatchObject({
    data: { field_errors: [{ path: '/brand_id', code: '30930' }] },
  });
});
