import { expectNoSkeleton, GOOD_PAGES_MS, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';

const PHONE_NUMBER = '+12025550143';

testConsole(
  'the overview',
  (tests) => {
    test('a new account sends its first message, and sees what STOP does', async () => {
      const account = await tests.app.account();
      await tests.visit({}, async ({ page }) => {
        await signIn(page, account.key);
        await page.getByRole('button', { name: 'Get a number' }).click();
        await page.getByLabel('First name').fill(HOSTILE);
        await page.getByRole('button', { name: 'Add this contact' }).click();
        await page.getByRole('button', { name: 'How did they agree?' }).click();
        await page.getByRole('option', { name: 'Web form' }).click();
        await page.getByLabel('Where?').fill('https://example.com/join');
        await page.getByLabel('What shows it?').fill(HOSTILE);
        await page.getByRole('button', { name: 'Record consent' }).click();
        await page.getByRole('textbox', { name: 'Message' }).fill('Your order is ready for pickup.');
        await page.getByText('1 segment').waitFor();
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        const phone = page.getByRole('region', { name: /^Phone with messages/ });
        await phone.getByText('Delivered').waitFor();
        await page.getByRole('button', { name: 'Answer', exact: true }).click();
        await page.getByText('The consent ended').waitFor();
        await phone.getByText('unsubscribed').waitFor();
      });
      const { contact } = await account.call('contacts.get', { phone: PHONE_NUMBER });
      expect(contact.consent.status).toBe('opted_out');
    });

    test(
      'the overview shows figures, alerts, running work and activity, on a screen of any size',
      async () => {
        const account = await tests.app.account();
        await account.call('tags.create', { name: HOSTILE });
        await tests.expectGoodPages(account, ['/console', '/console?period=today'], '.activity');
      },
      GOOD_PAGES_MS,
    );

    test('a proof of consent that lies in the future is refused at the form, with the reason', async () => {
      const account = await tests.app.account();
      await account.call('phone-numbers.ensureDefault', {});
      await account.call('contacts.upsert', { phone: PHONE_NUMBER, first_name: 'Ada' });
      await tests.visit({}, async ({ page }) => {
        await signIn(page, account.key);
        await expectNoSkeleton(page);
        await page.getByRole('button', { name: 'How did they agree?' }).click();
        await page.getByRole('option', { name: 'Web form' }).click();
        await page.getByLabel('Where?').fill('here');
        await page.getByLabel('When?').fill('2099-01-01T00:00');
        await page.getByLabel('What shows it?').fill('entry 1');
        await page.getByRole('button', { name: 'Record consent' }).click();
        await page.getByRole('alert').waitFor();
      });
    });
  },
  'running',
);
