import { createHash } from 'node:crypto';
import type { TestAccount, TestApp } from '../support/app.ts';
import { GOOD_PAGES_MS, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';
import { receiveUnclear, UNCLEAR } from '../support/review.ts';
import { PIXEL } from '../support/world/media.ts';

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/join',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const PICTURE = 'https://10.0.0.1/b.png';
const ADA = '+12025551000';
const GRACE = '+12025551001';

async function withPeople(account: TestAccount): Promise<void> {
  await account.call('phone-numbers.ensureDefault', {});
  const contacts = [
    { phone: ADA, first_name: HOSTILE },
    { phone: GRACE, first_name: 'Grace' },
  ];
  await account.call('contacts.import', { contacts, consent: CONSENT });
}

const hears = (account: TestAccount, from: string, text: string) =>
  account.call('messages.simulateInbound', { from, text });

/** No server to read from is there when the service starts, so the copy is written. */
async function keepPicture(app: TestApp, { accountId }: TestAccount): Promise<void> {
  const sha256 = createHash('sha256').update(PIXEL).digest('hex');
  const { pool } = app.parts.database;
  await pool.query('INSERT INTO media_contents VALUES ($1, $2, $3, $4, $5)', [
    accountId,
    sha256,
    PIXEL.length,
    PIXEL,
    new Date('2036-01-01'),
  ]);
  await pool.query(
    "UPDATE inbound_files SET state = 'kept', why = NULL, content_type = 'image/png', bytes = $2, sha256 = $3 WHERE tenant_id = $1 AND url = $4",
    [accountId, PIXEL.length, sha256, PICTURE],
  );
}

testConsole('the inbox', (tests) => {
  test(
    'the list and a conversation fit, and are accessible',
    async () => {
      const account = await tests.app.account();
      await withPeople(account);
      await hears(account, ADA, HOSTILE);
      await hears(account, GRACE, 'STOP');
      await tests.app.drain();
      const { items } = await account.call('inbox.list', {});
      const [stopped, open] = items.map(({ id }) => id);
      await account.call('inbox.addNote', { conversation_id: open ?? '', text: HOSTILE, author: HOSTILE });
      await account.call('inbox.assign', { conversation_id: open ?? '', assignee: HOSTILE });
      await tests.expectGoodPages(
        account,
        ['/console/inbox', `/console/inbox/${open}`, `/console/inbox/${stopped}`, '/console/inbox?query=img'],
        '.inbox',
      );
    },
    GOOD_PAGES_MS,
  );

  test('a picture that a person sent is shown, and a file that could not be read says so', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await account.call('messages.simulateInbound', { from: ADA, media: ['https://10.0.0.1/a.png', PICTURE] });
    await tests.app.drain();
    await keepPicture(tests.app, account);
    await tests.visit({}, async ({ page }) => {
      const { items } = await account.call('inbox.list', {});
      await signIn(page, account.key, `/console/inbox/${items[0]?.id}`);
      await page.getByText('The file could not be read.').waitFor();
      const picture = page.getByRole('img', { name: /From the person/ });
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () => (document.querySelector('.attached-picture img') as HTMLImageElement)?.naturalWidth === 1,
      );
    });
  });

  test('a conversation is answered, noted, assigned and resolved with the keyboard', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await account.call('inbox.createCannedReply', { name: 'Hours', text: 'We are open until six.' });
    await hears(account, ADA, 'When do you close?');
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/inbox');
      await page.getByText('When do you close?').waitFor();
      await page.keyboard.press('j');
      await page.getByRole('log').getByText('When do you close?').waitFor();
      await page.getByRole('button', { name: 'Canned replies' }).click();
      await page.getByRole('menuitem', { name: 'Hours' }).click();
      await page.getByText('1 segment').waitFor();
      await page.keyboard.press('r');
      await page.getByRole('textbox', { name: 'Reply' }).press('Control+Enter');
      await page.getByRole('log').getByText('We are open until six.').waitFor();
      await page.getByText('Internal note').click();
      await page.getByRole('textbox', { name: 'Note' }).fill(HOSTILE);
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('log').getByText(HOSTILE).waitFor();
      await page.getByRole('button', { name: 'Assign' }).click();
      await page.getByRole('textbox', { name: 'Who answers?' }).fill('Kim');
      await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
      await page.getByText('· assigned to Kim').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('u');
      await page.getByText('1 unread').waitFor();
      await page.keyboard.press('j');
      await page.getByText('· assigned to Kim').waitFor();
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'Open again' }).waitFor();
    });
  });

  test('chosen conversations are resolved and assigned at once, and Undo gives each back what it had', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await hears(account, ADA, HOSTILE);
    await hears(account, GRACE, 'Are you open?');
    const list = async () => (await account.call('inbox.list', {})).items;
    const [grace = '', ada = ''] = (await list()).map(({ id }) => id);
    await account.call('inbox.setState', { conversation_id: ada, state: 'pending' });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/inbox?view=all');
      for (const phone of [ADA, GRACE]) await page.getByRole('checkbox', { name: `Choose ${phone}` }).press('Space');
      const chosen = page.getByRole('region', { name: 'Chosen conversations' });
      await chosen.getByRole('button', { name: 'Resolve' }).click();
      await page.getByText('2 conversations marked as resolved.').waitFor();
      expect((await list()).map(({ state }) => state)).toEqual(['resolved', 'resolved']);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone.').waitFor();
      const states = new Map((await list()).map(({ id, state }) => [id, state]));
      expect([states.get(ada), states.get(grace)]).toEqual(['pending', 'open']);
      await page.getByRole('checkbox', { name: `Choose ${ADA}` }).press('Space');
      await chosen.getByRole('button', { name: 'More for the chosen conversations' }).click();
      await page.getByRole('menuitem', { name: 'Assign', exact: true }).click();
      await page.getByRole('textbox', { name: 'Who answers?' }).fill('Kim');
      await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
      await page.getByText('1 conversation assigned to Kim.').waitFor();
    });
    expect((await list()).map(({ assignee }) => assignee).filter((each) => each !== null)).toEqual(['Kim']);
  });

  test('after STOP the composer is locked and says why', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await hears(account, GRACE, 'STOP');
    const { items } = await account.call('inbox.list', {});
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/inbox/${items[0]?.id}`);
      await page.getByText('The recipient opted out.').waitFor();
      expect(await page.getByRole('textbox', { name: 'Reply' }).count()).toBe(0);
    });
  });

  test('a message that may be an opt-out is decided where it stands', async () => {
    const account = await tests.app.account();
    await withPeople(account);
    await receiveUnclear(account, GRACE);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/inbox?view=reviews');
      await page.getByRole('link', { name: UNCLEAR }).click();
      await page.getByText('A message waits for your decision').waitFor();
      await page.getByText(`“${UNCLEAR}”`).waitFor();
      await page.getByRole('button', { name: 'It is an opt-out' }).click();
      await page.getByText('You cannot reply').waitFor();
    });
    const { contact } = await account.call('contacts.get', { phone: GRACE });
    expect(contact.consent.status).toBe('opted_out');
  });
});
