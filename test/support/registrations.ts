import type { TestAccount, TestApp } from './app.ts';

export const brandParams = {
  entity_type: 'PRIVATE_PROFIT',
  legal_name: 'Acme Coffee LLC',
  display_name: 'Acme Coffee',
  ein: '12-3456789',
  vertical: 'RETAIL',
  website: 'https://acme.example',
  address: { street: '1 Main Street', city: 'San Francisco', state: 'CA', postal_code: '94105', country: 'US' },
  contact: { email: 'texts@acme.example', phone: '+12025550143' },
} as const;

const samples: string[] = [
  'Acme Coffee: Hi [first name], our new roast is in. Reply STOP to opt out.',
  'Acme Coffee: 10% off this week for you, [first name]. Reply STOP to opt out.',
];

export const campaignParams = {
  use_case: 'MARKETING',
  description: 'Acme Coffee sends its customers offers and news of roasts that they signed up for.',
  message_flow:
    'Customers of Acme Coffee agree on https://acme.example/signup by ticking a box for text messages with offers. Up to 4 msgs/month. Message and data rates may apply. Reply HELP for help, STOP to opt out.',
  samples,
  opt_in_message:
    'Acme Coffee: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.',
  opt_out_message: 'Acme Coffee: You are unsubscribed and will get no more texts.',
  help_message:
    'Acme Coffee: For help see https://acme.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.',
  privacy_url: 'https://acme.example/privacy',
  terms_url: 'https://acme.example/terms',
} as const;

/** Advances the clock in steps of one second and runs the workers that are due. */
export async function pass(app: TestApp, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    app.clock.advance(1_000);
    await app.drain();
  }
}

/** Creates a confirmed brand. */
export async function confirmedBrand(
  app: TestApp,
  { call }: TestAccount,
  ein: string = brandParams.ein,
): Promise<string> {
  const { brand_id: brandId } = await call('compliance.registerBrand', { ...brandParams, ein });
  await pass(app, 3);
  return brandId;
}

/** Creates an approved campaign. */
export async function provisionedCampaign(app: TestApp, account: TestAccount, ein?: string): Promise<string> {
  const brandId = await confirmedBrand(app, account, ein);
  const { registration_id: id } = await account.call('compliance.registerCampaign', {
    ...campaignParams,
    brand_id: brandId,
  });
  await pass(app, 6);
  return id;
}
