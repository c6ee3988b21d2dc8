import type { TestAccount } from '../support/app.ts';
import { go, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';
import { optIn } from '../support/opt-in.ts';

const PHONE = '+12025550143';

testConsole('the audience in the console', (tests) => {
  let account: TestAccount;
  let paths: readonly string[];

  beforeAll(async () => {
    account = await tests.app.account();
    await optIn(account, PHONE, { first_name: HOSTILE, attributes: { city: 'Paris' } });
    const { list } = await account.call('lists.create', { name: HOSTILE });
    await account.call('tags.create', { name: 'vip', description: HOSTILE });
    const rules = { kind: 'and' as const, rules: [{ kind: 'consent' as const, status: 'opted_in' as const }] };
    const { segment } = await account.call('segments.create', { name: HOSTILE, rules, description: HOSTILE });
    const body = `Hi {{ first_name | default: 'there' }} ${HOSTILE.replaceAll('{', '')}. Reply STOP to opt out.`;
    const { template } = await account.call('templates.create', { name: HOSTILE, body });
    paths = [
      ...['/console/segments', `/console/segments/${segment.id}`, '/console/segments/new', '/console/tags'],
      ...['/console/lists', `/console/lists/${list.id}`],
      ...['/console/templates', `/console/templates/${template.id}`, '/console/templates/new'],
    ];
  });

  test('every page of the audience is accessible, fits, and shows hostile names as text', async () => {
    await tests.expectGoodPages(account, paths, 'h1');
  });

  test('a segment is built from rules with a live count, saved, and used again', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/segments/new');
      await page.getByRole('textbox', { name: 'Name' }).fill('Paris');
      await page.getByRole('button', { name: 'Add a rule' }).click();
      await page.getByRole('menuitem', { name: 'Something you know of them' }).click();
      await page.getByRole('textbox', { name: 'Value' }).fill('FR');
      await page.getByRole('row', { name: 'country is FR' }).waitFor();
      await page.getByRole('textbox', { name: 'Value' }).fill('US');
      const funnel = page.getByRole('row', { name: 'country is US' });
      await funnel.waitFor();
      expect(await funnel.getByRole('cell').allTextContents()).toEqual(['1', '1']);
      await page.getByRole('button', { name: 'Save segment' }).click();
      await page.getByRole('heading', { name: 'Paris' }).waitFor();
      await page.getByRole('row', { name: PHONE }).waitFor();
      const { items } = await account.call('segments.list', { query: 'Paris' });
      expect(items[0]?.rules).toMatchObject({
        kind: 'and',
        rules: [{ kind: 'consent' }, { field: 'country', value: 'US' }],
      });
    });
  });

  test('the members of a segment are tracked, and a rule asks who joined it', async () => {
    const { segment } = await account.call('segments.create', {
      name: 'Tracked',
      rules: { kind: 'consent', status: 'opted_in' },
    });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, `/console/segments/${segment.id}`);
      await page.getByRole('button', { name: 'Record it' }).click();
      await page.getByRole('button', { name: 'Stop recording' }).waitFor();
      await go(page, '/console/segments/new');
      await page.getByRole('textbox', { name: 'Name' }).fill('Newcomers');
      await page.getByRole('button', { name: 'Add a rule' }).click();
      await page.getByRole('menuitem', { name: 'When they joined or left a segment' }).click();
      await page.getByRole('button', { name: /Segment whose members are tracked/ }).click();
      await page.getByRole('option', { name: 'Tracked' }).click();
      await page.getByRole('row', { name: `joined the segment ${segment.id} in the last 7 days` }).waitFor();
      await page.getByRole('button', { name: 'Save segment' }).click();
      await page.getByRole('heading', { name: 'Newcomers' }).waitFor();
      const { items } = await account.call('segments.list', { query: 'Newcomers' });
      expect(items[0]?.rules).toMatchObject({
        rules: [{ kind: 'consent' }, { kind: 'segment_change', segment_id: segment.id, change: 'joined' }],
      });
    });
  });

  test('a template shows its message on a phone, its price and what is wrong with it while it is written', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/templates/new');
      await page.getByRole('textbox', { name: 'Name' }).fill('Greeting');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hi {{ nick }}, our cannabis store is open');
      await page.getByText('A contact without it gets no message').waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill("Hi {{ nick | default: 'you' }}, your table is ready.");
      await page.getByLabel('Phone with messages from Your number').getByText('Hi you, your table is ready.').waitFor();
      await page.getByText(/GSM-7.*1 segment.*1 credit/).waitFor();
      await page.getByRole('button', { name: 'Save template' }).click();
      await page.getByRole('heading', { name: 'Greeting' }).waitFor();
    });
  });

  test('a list and a tag are made, and an empty list says how people come onto it', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/lists');
      await page.getByRole('button', { name: 'New list' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Friends');
      await page.getByRole('button', { name: 'Create list' }).click();
      await page.getByText('No one is on this list').waitFor();
      await go(page, '/console/tags');
      await page.getByRole('button', { name: 'New tag' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('new-customer');
      await page.getByRole('button', { name: 'Create tag' }).click();
      await page.getByRole('row', { name: /new-customer/ }).waitFor();
    });
  });
});
