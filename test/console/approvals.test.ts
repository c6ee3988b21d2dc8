import type { TestAccount } from '../support/app.ts';
import { GOOD_PAGES_MS, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/join',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const TEXT = 'Bluebird Books: 10 % off this week. Reply STOP to opt out.';

testConsole('approvals', (tests) => {
  /** An agent whose messages wait for a person, and the message that it wants to send. */
  async function askToSend(account: TestAccount, text = TEXT): Promise<string> {
    await account.call('phone-numbers.ensureDefault', {});
    await account.call('contacts.import', { contacts: [{ phone: '+12025550143' }], consent: CONSENT });
    const { api_key: key = '' } = await account.call('agent.createKey', {
      name: HOSTILE,
      permissions: ['messages'],
      approval: { effects: ['billable'] },
    });
    const agent = tests.app.as(key);
    const asked = agent.call('messages.send', { to: '+12025550143', text, idempotency_key: 'one' });
    await expect(asked).rejects.toMatchObject({ code: 'approval_required' });
    const { items } = await account.call('command.approvals.list', { states: ['pending'] });
    return items[0]?.id ?? '';
  }

  test(
    'the list and one approval fit, and are accessible',
    async () => {
      const account = await tests.app.account();
      const id = await askToSend(account, `${HOSTILE} ${TEXT}`);
      await tests.expectGoodPages(account, ['/console/approvals', `/console/approvals/${id}`], '.page');
    },
    GOOD_PAGES_MS,
  );

  test('a call that waits is approved with the effect that is shown, and made once', async () => {
    const account = await tests.app.account();
    await askToSend(account);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, '/console/approvals');
      await page.getByText('Messages: send').click();
      await page
        .getByRole('region', { name: /^Phone/ })
        .getByText(TEXT)
        .waitFor();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByText('Approved').first().waitFor();
    });
    await tests.app.drain();
    expect((await account.call('messages.list', {})).items.map(({ text }) => text)).toEqual([TEXT]);
  });

  test('a refusal needs a reason, which the agent can read', async () => {
    const account = await tests.app.account();
    const id = await askToSend(account);
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key, `/console/approvals/${id}`);
      await page.getByRole('button', { name: 'Refuse' }).click();
      await page.getByRole('textbox', { name: 'Why?' }).fill(HOSTILE);
      await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
      await page.getByText(`“${HOSTILE}”`).waitFor();
    });
    const { approval } = await account.call('command.approvals.get', { approval_id: id });
    expect([approval.state, approval.reason]).toEqual(['refused', HOSTILE]);
  });
});
