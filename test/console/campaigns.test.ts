import type { SkillTypes } from '../../sdk/src/index.ts';
import type { TestAccount } from '../support/app.ts';
import { GOOD_PAGES_MS, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/join',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const TEXT = 'Bluebird Books: 10 % off this week. Reply STOP to opt out.';

async function withAudience(account: TestAccount): Promise<void> {
  await account.call('phone-numbers.ensureDefault', {});
  const people = Array.from({ length: 12 }, (_, index) => ({
    phone: `+1202555${1000 + index}`,
    first_name: index === 0 ? HOSTILE : `Person ${index}`,
  }));
  await account.call('contacts.import', { contacts: people, consent: CONSENT });
  await account.call('contacts.upsert', { phone: '+12025550143' });
}

type Create = SkillTypes['campaigns.create']['params'];

async function draft(
  account: TestAccount,
  content: { body: string } | { experiment: NonNullable<Create['experiment']> },
) {
  const { campaign } = await account.call('campaigns.create', {
    name: HOSTILE,
    ...content,
    audience: { include: { all: true } },
  });
  return campaign.id;
}

async function launch(account: TestAccount, id: string): Promise<void> {
  const { preflight_token: token } = await account.call('campaigns.preflight', { campaign_id: id });
  await account.call('campaigns.launch', { campaign_id: id, preflight_token: token ?? '' });
}

testConsole('campaigns', (tests) => {
  test(
    'the list, a draft and a finished campaign fit, and are accessible',
    async () => {
      const account = await tests.app.account();
      await withAudience(account);
      const open = await draft(account, { body: `${HOSTILE} ${TEXT}` });
      const variants = ['A', 'B'].map((name) => ({ name, body: `${name} ${HOSTILE} ${TEXT}` }));
      const done = await draft(account, { experiment: { variants } });
      await launch(account, done);
      await tests.app.drain();
      const tabs = ['', '?tab=variants', '?tab=recipients', '?tab=left-out', '?tab=message'];
      await tests.expectGoodPages(
        account,
        ['/console/campaigns', `/console/campaigns/${open}`, ...tabs.map((tab) => `/console/campaigns/${done}${tab}`)],
        '.page',
      );
    },
    GOOD_PAGES_MS,
  );

  test('a campaign is written, checked, launched and watched', async () => {
    const account = await tests.app.account();
    await withAudience(account);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/campaigns');
      await page.getByRole('button', { name: 'New campaign' }).first().click();
      await page.getByRole('textbox', { name: 'Name' }).fill('This week');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await page.getByRole('button', { name: 'Create draft' }).click();
      await page.getByText('All contacts').click();
      await page.getByRole('textbox', { name: 'Text' }).fill(`Hi {{ first_name }}! ${TEXT}`);
      await page
        .getByRole('region', { name: /^Phone/ })
        .getByText(`Hi ${HOSTILE}! ${TEXT}`)
        .waitFor();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('12 of 13 contacts get the message.').waitFor();
      await page.getByText('Left out: 1 no consent.').waitFor();
      await page.getByRole('button', { name: 'Launch to 12 people' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Launch' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await tests.app.drain();
      await page.getByText('Completed').waitFor();
      await page.getByRole('tab', { name: 'Left out' }).click();
      await page.getByText('No consent to marketing is recorded.').waitFor();
    });
  });

  test('a running campaign pauses, resumes and is canceled, each with a button', async () => {
    const account = await tests.app.account();
    await withAudience(account);
    const id = await draft(account, { body: TEXT });
    await launch(account, id);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/campaigns/${id}`);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Cancel campaign' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel campaign' }).click();
      await page.getByText('Canceled', { exact: true }).waitFor();
    });
  });

  test('a draft that was changed elsewhere is not overwritten', async () => {
    const account = await tests.app.account();
    await withAudience(account);
    const id = await draft(account, { body: TEXT });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/campaigns/${id}`);
      await page.getByRole('textbox', { name: 'Text' }).fill('Mine');
      await account.call('campaigns.update', { campaign_id: id, body: 'Theirs' });
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('The campaign is at version').waitFor();
      expect((await account.call('campaigns.get', { campaign_id: id })).campaign.body).toBe('Theirs');
    });
  });

  test('a picture that the service cannot read is refused, and what the console does not edit is kept', async () => {
    const account = await tests.app.account();
    await withAudience(account);
    const { template } = await account.call('templates.create', { name: 'News', body: TEXT });
    const variants = [
      { name: 'A', template_id: template.id, weight: 3 },
      { name: 'B', body: TEXT, weight: 1 },
    ];
    const id = await draft(account, { experiment: { variants, test_percent: 100 } });
    const shown = async () => (await account.call('campaigns.get', { campaign_id: id })).campaign;
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/campaigns/${id}`);
      await page.getByText('Variant A sends').waitFor();
      await page.getByRole('textbox', { name: 'Name' }).fill('Kept');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Not saved yet').waitFor({ state: 'detached' });
      await page.getByRole('textbox', { name: 'Pictures' }).fill('https://127.0.0.1:9/cat.png');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('A link of media does not lead to a public address').first().waitFor();
    });
    expect((await shown()).experiment?.variants).toMatchObject(variants);
  });

  test('a campaign that repeats is a series, which shows its next time', async () => {
    const account = await tests.app.account();
    await withAudience(account);
    const id = await draft(account, { body: TEXT });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/campaigns/${id}`);
      await page.getByText('Repeat').click();
      await page.getByLabel('First time').fill('2029-06-20T18:00');
      await page.getByRole('button', { name: 'Schedule for 12 people' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
      await page.getByText('Recurring').waitFor();
      await page.getByText('Each occurrence is a campaign').waitFor();
    });
    const { campaign } = await account.call('campaigns.get', { campaign_id: id });
    expect(campaign.recurrence?.rrule).toBe('FREQ=WEEKLY');
  });
});
