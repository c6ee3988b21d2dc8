import type { TestAccount } from '../support/app.ts';
import { go, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';
import { registerPartner, type TestPartner } from '../support/partner.ts';

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/join',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

testConsole('the account in the console', (tests) => {
  let account: TestAccount;
  let partner: TestPartner;
  let paths: Readonly<Record<string, readonly string[]>>;

  beforeAll(async () => {
    account = await tests.app.account();
    await account.call('phone-numbers.ensureDefault', {});
    const { program } = await account.call('program.create', {
      name: HOSTILE,
      brand: 'Acme',
      purpose: 'order updates',
      frequency: 'weekly',
      privacy_url: 'https://acme.example/privacy',
      terms_url: 'https://acme.example/terms',
    });
    const { webhook } = await account.call('agent.webhooks.create', {
      url: 'https://hooks.example/tern',
      description: HOSTILE,
    });
    const { link } = await account.call('links.create', { url: 'https://acme.example/?q=%22%3E%3Cimg%20src=x%3E' });
    partner = await registerPartner(tests.app);
    await partner.customer(HOSTILE.slice(0, 40));
    paths = {
      'compliance and billing': [
        ...['', '?tab=rules', '?tab=suppress', '?tab=proof'].map((tab) => `/console/compliance${tab}`),
        ...['', '?tab=usage', '?tab=limits', '?tab=estimate'].map((tab) => `/console/billing${tab}`),
      ],
      'results and numbers': [
        ...['', '?tab=funnel', '?tab=attribution', '?tab=reports'].map((tab) => `/console/results${tab}`),
        ...['', '?tab=programs', '?tab=registration', `/programs/${program.id}`].map((tab) => `/console/numbers${tab}`),
      ],
      'keys, webhooks and links': [
        ...[
          '/console/keys',
          '/console/keys?tab=audit',
          '/console/keys?tab=activity',
          '/console/settings',
          '/console/links',
          `/console/links/${link.id}`,
        ],
        ...['/console/webhooks', `/console/webhooks/${webhook.id}`, '/console/numbers/register/brand'],
      ],
    };
  });

  test.each(['compliance and billing', 'results and numbers', 'keys, webhooks and links'])(
    'the pages of %s are accessible, fit, and show hostile names as text',
    async (subject) => {
      await tests.expectGoodPages(account, paths[subject] ?? [], 'h1');
    },
  );

  test('a partner begins with its customers, and the navigation has only pages that the key may read', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      expect(await page.getByRole('link', { name: 'Customers' }).count()).toBe(0);
    });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, partner.key);
      await page.getByRole('heading', { name: 'Customers' }).waitFor();
      expect(await page.getByRole('link', { name: 'Contacts' }).count()).toBe(0);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
    const ref = encodeURIComponent(HOSTILE.slice(0, 40));
    await tests.expectGoodPages(partner, ['/console/customers', `/console/customers/${ref}`], 'h1');
  });

  test('a key that asks first is created and shown once', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/keys');
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Assistant');
      await page.getByRole('button', { name: /A person approves first/ }).click();
      await page.getByRole('option', { name: 'What costs or destroys' }).click();
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText(/^tern_live_/).waitFor();
      await page.getByRole('button', { name: 'Done' }).click();
      await page
        .getByRole('row', { name: /Assistant/ })
        .getByText('Asks first')
        .waitFor();
    });
    const { items } = await account.call('agent.listKeys', {});
    expect(items.find(({ name }) => name === 'Assistant')?.approval).toMatchObject([
      { effects: ['billable', 'destructive'] },
    ]);
  });

  test('times are shown on the clock that the account has set, until that is undone', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/settings');
      const zone = page.getByRole('combobox', { name: 'Time zone' });
      await zone.fill('asia/calcutta');
      await zone.press('Tab');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Times in Asia/Kolkata').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Times in Asia/Kolkata').waitFor({ state: 'detached' });
    });
    const { calendar } = (await account.call('agent.whoami', {})).account;
    expect(calendar).toMatchObject({ timezone: 'UTC', timezone_from: 'default' });
  });

  test('events that were given up are sent again with one button', async () => {
    const { items } = await account.call('agent.webhooks.list', {});
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, `/console/webhooks/${items[0]?.id}`);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Send again what was given up' }).click();
      await page.getByText('0 events are sent again.').waitFor();
    });
  });

  test('the chain of the audit log is verified with one button', async () => {
    await tests.app.drain();
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/compliance?tab=proof');
      await page.getByRole('button', { name: 'Verify now' }).last().click();
      await page.getByText('The chain is complete.').waitFor();
    });
  });

  test('an export is verified in the browser, and a file with one changed word is refused at its line', async () => {
    await account.call('contacts.import', { contacts: [{ phone: '+12025550178' }], consent: CONSENT });
    await tests.app.drain();
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/compliance?tab=proof');
      await page.getByRole('button', { name: 'Make an export' }).click();
      const link = await page.getByRole('link', { name: 'Download the file' }).getAttribute('href');
      const { pathname, search } = new URL(link ?? '');
      const file = await (await fetch(tests.app.url + pathname + search)).text();
      await page.getByRole('button', { name: 'Verify the export just made' }).click();
      await page.getByText('The file is as it was written.').waitFor();
      await page.getByText('as the service said when it made it').waitFor();
      const line = file.slice(0, file.indexOf('web_form')).split('\n').length;
      const changed = Buffer.from(file.replace('web_form', 'in_person'));
      const choose = (buffer: Buffer) =>
        page.locator('input[type=file]').setInputFiles({ name: 'x.ndjson', mimeType: 'application/x-ndjson', buffer });
      await choose(changed);
      await page.getByText(`Do not trust this file. Line ${line}: entry`).waitFor();
      await choose(Buffer.from(file.trimEnd().split('\n').slice(0, -1).join('\n').concat('\n')));
      await page.getByText('the manifest is missing').waitFor();
    });
  });

  test('a brand is registered with a form whose errors stand at their fields', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/numbers/register/brand');
      await page.getByRole('textbox', { name: 'Legal name' }).fill('Acme Coffee LLC');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Brand').first().waitFor();
      expect(await page.getByRole('textbox', { name: 'Legal name' }).inputValue()).toBe('Acme Coffee LLC');
    });
  });

  test('allowed hours are saved, and undone to those before', async () => {
    const hours = async () => (await account.call('compliance.setupStatus', {})).sending_rules.quiet_hours;
    await account.call('compliance.quietHours', { start: '09:00', end: '20:00' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/compliance?tab=rules');
      await page.getByRole('textbox', { name: 'From' }).fill('11:00');
      await page.getByRole('button', { name: 'Save hours' }).click();
      await page.getByText('Saved.').waitFor();
      expect(await hours()).toMatchObject({ start: '11:00', end: '20:00' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone.').waitFor();
    });
    expect(await hours()).toMatchObject({ start: '09:00', end: '20:00' });
  });

  test('what one key did is listed, the last call first', async () => {
    const { api_key: key = '' } = await account.call('agent.createKey', { name: 'Buyer', permissions: ['contacts'] });
    await tests.app.as(key).call('tags.create', { name: 'bought' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/keys');
      await page.getByRole('button', { name: 'Actions of Buyer' }).click();
      await page.getByRole('menuitem', { name: 'What it did' }).click();
      await page.getByRole('row', { name: /Tags: create/ }).waitFor();
      expect(await page.getByRole('grid', { name: 'What was done' }).getByRole('row').count()).toBe(2);
    });
  });

  test('limits are saved and shown', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/billing?tab=limits');
      await page.getByRole('textbox', { name: 'Credits a day' }).fill('500');
      await page.getByRole('button', { name: 'Save limits' }).click();
      await page.getByText('Saved.').waitFor();
    });
    expect((await account.call('billing.balance', {})).limits.daily_credits).toBe(500);
  });
});
