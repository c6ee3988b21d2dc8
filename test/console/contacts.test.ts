import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { TestAccount } from '../support/app.ts';
import { expectNoSkeleton, GOOD_PAGES_MS, go, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';
import { makeWorkbook } from '../support/make-workbook.ts';
import { until } from '../support/until.ts';

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/join',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

async function withPeople(account: TestAccount): Promise<string> {
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('tags.create', { name: HOSTILE });
  const people = Array.from({ length: 230 }, (_, index) => ({
    phone: `+1202555${1000 + index}`,
    first_name: index === 0 ? HOSTILE : `Person ${index}`,
    email: `p${index}@example.com`,
  }));
  const { rows } = await account.call('contacts.import', { contacts: people, tags: [HOSTILE], consent: CONSENT });
  const id = rows[0]?.contact_id ?? '';
  await account.call('messages.send', { contact_id: id, text: HOSTILE, idempotency_key: 'first' });
  await account.call('messages.simulateInbound', { from: '+12025551000', text: HOSTILE });
  return id;
}

async function chooseFile(page: Page, content: string | Buffer, name = 'people.csv'): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content as string) };
  await page.locator('input[type=file]').setInputFiles(file);
}

testConsole('contacts', (tests) => {
  test(
    'the list and one contact fit, and are accessible',
    async () => {
      const account = await tests.app.account();
      const id = await withPeople(account);
      await tests.app.drain();
      const tabs = ['', '?tab=timeline', '?tab=consent', '?tab=phone'].map((tab) => `/console/contacts/${id}${tab}`);
      await tests.expectGoodPages(account, ['/console/contacts', ...tabs, '/console/contacts/import'], '.page');
    },
    GOOD_PAGES_MS,
  );

  test('the list reads on as it is scrolled, keeps few rows in the page, and finds a person by name', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/contacts');
      const table = page.getByRole('grid', { name: 'Contacts' });
      await table.getByText('+12025551000').waitFor();
      // The page that a scroll asks for is below what it showed.
      await until(async () => {
        await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        return table.getByText('+12025551229').isVisible();
      });
      expect(await table.getByRole('row').count()).toBeLessThan(60);
      await page.getByRole('searchbox').fill('Person 229');
      await page.waitForURL('**/contacts?query=Person+229');
      await table.getByText('+12025551229').waitFor();
      await table.getByText('+12025551000').waitFor({ state: 'detached' });
      await table.getByText('Person 229').click();
      await page.getByRole('heading', { name: 'Person 229' }).waitFor();
    });
  });

  test('a contact without consent shows the gate that refuses, and the call that helps', async () => {
    const account = await tests.app.account();
    await account.call('phone-numbers.ensureDefault', {});
    const { contact } = await account.call('contacts.upsert', { phone: '+12025550143', first_name: 'Ada' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/contacts/${contact.id}`);
      await page.getByText('Refused: no consent').waitFor();
      await page.getByRole('button', { name: 'Contacts: opt in' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Method' }).click();
      await page.getByRole('option', { name: 'Web form' }).click();
      for (const [label, value] of [
        ['Source', 'https://example.com/join'],
        ['Captured at', '2029-01-01T00:00:00Z'],
        ['Evidence', 'entry 7'],
      ] as const)
        await dialog.getByRole('textbox', { name: label }).fill(value);
      await dialog.getByRole('button', { name: 'Make this call' }).click();
      await dialog.getByText('Done').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByText('Yes. Every gate passes.').waitFor();
    });
  });

  test('chosen people are tagged, and Undo removes the tag again', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    const tagged = async () => (await account.call('contacts.list', { tag: 'friends' })).items.length;
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/contacts?query=Person+22');
      for (const name of ['Person 220', 'Person 221'])
        await page.getByRole('row', { name }).getByRole('checkbox').press('Space');
      const chosen = page.getByRole('region', { name: 'Chosen contacts' });
      await chosen.getByText('2 people chosen').waitFor();
      await chosen.getByRole('button', { name: 'Tag', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Tag' }).fill('friends');
      await dialog.getByRole('button', { name: 'Tag', exact: true }).click();
      await page.getByText('2 people tagged friends.').waitFor();
      expect(await tagged()).toBe(2);
      await page.keyboard.press('F6');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByText('Undone.').waitFor();
    });
    expect(await tagged()).toBe(0);
  });

  test('a message to one person is scheduled, canceled with Undo, and listed with its state', async () => {
    const account = await tests.app.account();
    const id = await withPeople(account);
    const soon = new Date(tests.app.clock.now.getTime() + 3_600_000);
    const inAnHour = soon.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T');
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/contacts/${id}`);
      await page.getByRole('button', { name: 'Send a message' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Message' }).fill(HOSTILE);
      await dialog.getByLabel('Send at').fill(inAnHour);
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await page.getByText('The message is scheduled.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone.').waitFor();
      await go(page, '/console/messages?state=canceled');
      await page.getByRole('row', { name: /img src/ }).click();
      await page.getByRole('dialog').getByText('Canceled').first().waitFor();
    });
    await tests.expectGoodPages(account, ['/console/messages', '/console/messages?state=canceled'], '.table');
  });

  test('an opt-out asks first, and shows at once', async () => {
    const account = await tests.app.account();
    const id = await withPeople(account);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/contacts/${id}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Opt out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Opt out' }).click();
      await page.getByText('Opted out', { exact: true }).waitFor();
      await page.getByText('Refused: opted out').waitFor();
    });
  });

  test('a file is imported with its columns, and its rejected rows are saved with the reason', async () => {
    const account = await tests.app.account();
    const good = Array.from({ length: 700 }, (_, index) => `+1202555${1000 + index};"O'Hara ${index}";Boston`);
    const file = ['Handy;Last name;City', ...good, `202-555-01;${HOSTILE};=1+1`].join('\r\n');
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/contacts/import');
      await chooseFile(page, file);
      await page.getByText('Created').first().waitFor();
      await page.getByText('These people agreed').click();
      await page.getByRole('button', { name: 'How did they agree?' }).click();
      await page.getByRole('option', { name: 'Web form' }).click();
      await page.getByLabel('Where?').fill('https://example.com/join');
      await page.getByLabel('When?').fill('2026-01-01T10:00');
      await page.getByRole('button', { name: 'Import 701 rows' }).click();
      await page.getByRole('heading', { name: 'Rejected rows' }).waitFor();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      const text = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
      expect(text).toEqual([
        'Handy,Last name,City,rejected_because',
        expect.stringMatching(/^202-555-01,"<img .*",'=1\+1,phone_invalid$/),
      ]);
      await go(page, '/console/contacts');
      await expectNoSkeleton(page);
    });
    const { contact } = await account.call('contacts.get', { phone: '+12025551699' });
    expect([contact.last_name, contact.attributes, contact.consent.status]).toEqual([
      "O'Hara 699",
      { city: 'Boston' },
      'opted_in',
    ]);
  });

  test('a workbook is imported with its row numbers after the questions about its columns are answered', async () => {
    const account = await tests.app.account();
    const cells = (row: number, values: readonly string[]) =>
      `<row r="${row}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
    const rows = [
      cells(1, ['Phone', 'Last Visit', 'Phone type', 'SMS flag']),
      cells(3, ['+12025551301', '05/06/2024', 'mobile', 'A']),
      cells(4, ['+12025551302', '07/08/2024', 'mobile', 'B']),
      cells(6, ['12', '07/08/2024', 'mobile', 'A']),
    ].join('');
    const buffer = Buffer.from(
      await makeWorkbook({ sheets: { Notes: cells(1, ['x']) + cells(2, ['y']), People: rows } }),
    );
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/contacts/import');
      await chooseFile(page, buffer, 'people.xlsx');
      await page.getByRole('button', { name: 'Sheet' }).click();
      await page.getByRole('option', { name: 'People' }).click();
      await page.getByText('Created').first().waitFor();
      const start = page.getByRole('button', { name: 'Import 3 rows' });
      expect(await start.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Dates in “Last Visit”' }).click();
      await page.getByRole('option', { name: 'The day is first' }).click();
      expect(await start.isDisabled()).toBe(false);
      await page.getByText('These people agreed').click();
      await page.getByRole('button', { name: 'How did they agree?' }).click();
      await page.getByRole('option', { name: 'Web form' }).click();
      await page.getByLabel('Where?').fill('https://example.com/join');
      await page.getByLabel('When?').fill('2026-01-01T10:00');
      expect(await start.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'People with “A”' }).click();
      await page.getByRole('option', { name: 'Agreed to messages' }).click();
      await page.getByRole('button', { name: 'People with “B”' }).click();
      await page.getByRole('option', { name: 'Opted out' }).click();
      await start.click();
      await page.getByRole('row', { name: '6', exact: true }).waitFor();
    });
    const [a, b] = await Promise.all(
      ['+12025551301', '+12025551302'].map(async (phone) => (await account.call('contacts.get', { phone })).contact),
    );
    expect([a?.consent.status, b?.consent.status, a?.last_name]).toEqual(['opted_in', 'opted_out', null]);
    expect(a?.attributes).toEqual({ last_visit: '2024-06-05', phone_type: 'mobile', sms_flag: 'A' });
  });

  test('a file that is no CSV is refused with the reason', async () => {
    const account = await tests.app.account();
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/contacts/import');
      await chooseFile(page, 'phone\0\0');
      await page.getByText('Save the spreadsheet as CSV').waitFor();
    });
  });
});
