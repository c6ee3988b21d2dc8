import type { TestAccount } from '../support/app.ts';
import { go, HOSTILE, signIn, testConsole } from '../support/console/open-console.ts';

testConsole('journeys and automation in the console', (tests) => {
  let account: TestAccount;
  let paths: readonly string[];

  beforeAll(async () => {
    account = await tests.app.account();
    await account.call('phone-numbers.ensureDefault', {});
    const entry = { kind: 'event' as const, name: 'customer.created' };
    const { journey } = await account.call('journeys.create', { name: HOSTILE, entry });
    const journeyId = { journey_id: journey.id };
    const text = 'Welcome! Reply YES for more. Reply STOP to opt out.';
    const send = await account.call('journeys.nodes.create', {
      ...journeyId,
      name: HOSTILE,
      config: { kind: 'send', text },
      start: true,
    });
    const wait = await account.call('journeys.nodes.create', {
      ...journeyId,
      name: 'Wait for yes',
      config: { kind: 'wait_for', for: 'reply', words: ['yes'], timeout: { amount: 1, unit: 'days' } },
    });
    await account.call('journeys.edges.create', { ...journeyId, from_node_id: send.node.id, to_node_id: wait.node.id });
    const { rule } = await account.call('automation.create', {
      name: HOSTILE,
      description: HOSTILE,
      trigger: { kind: 'keyword', words: ['HOURS'] },
      actions: [
        { skill: 'messages.send', params: { contact_id: { $from: 'contact.id' }, text: HOSTILE.slice(0, 20) } },
      ],
    });
    const page = `/console/journeys/${journey.id}`;
    paths = [
      ...['/console/journeys', page, `${page}?tab=simulation`, `${page}?tab=people`, `${page}?tab=results`],
      ...['/console/automation', `/console/automation/${rule.id}`, '/console/automation/new'],
    ];
  });

  test('every page of journeys and automation is accessible, fits, and shows hostile names as text', async () => {
    await tests.expectGoodPages(account, paths, 'h1');
  });

  test('a journey is built with the keyboard alone, simulated, checked and published', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/journeys');
      await page.getByRole('button', { name: 'New journey' }).press('Enter');
      await page.getByRole('textbox', { name: 'Name' }).fill('Thanks');
      await page.getByRole('textbox', { name: 'Event' }).fill('order.placed');
      await page.getByRole('textbox', { name: 'Event' }).press('Enter');
      await page.getByText('No steps yet').waitFor();
      const add = async (step: string) => {
        await page.getByRole('button', { name: 'Add a step' }).press('Enter');
        await page.getByRole('menuitem', { name: step, exact: true }).press('Enter');
        await page.getByRole('complementary').getByRole('heading', { name: step, exact: true }).waitFor();
      };
      await add('Send a message');
      await page.getByRole('textbox', { name: 'Text' }).fill('Thank you! Reply STOP to opt out.');
      await page.getByRole('button', { name: 'Save step' }).press('Enter');
      await add('End');
      const [journey] = (await account.call('journeys.list', {})).items.filter(({ name }) => name === 'Thanks');
      const built = await account.call('journeys.get', { journey_id: journey?.id ?? '' });
      expect(built.nodes.map(({ config }) => config.kind)).toEqual(['send', 'exit']);
      expect(built.edges).toMatchObject([{ from_node_id: built.nodes[0]?.id, to_node_id: built.nodes[1]?.id }]);
      await page.getByRole('tab', { name: 'Simulation' }).press('Enter');
      await page.getByRole('button', { name: 'Simulate' }).press('Enter');
      await page.getByLabel('Phone with messages from Your number').getByText('Thank you!').waitFor();
      await page.getByRole('button', { name: 'Check and publish' }).press('Enter');
      await page.getByText('Nothing stands in the way.').waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
      await page.getByText('Active', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Results' }).press('Enter');
      const messages = page.getByRole('grid', { name: 'Messages by step' });
      await messages.getByText('Message', { exact: true }).or(messages.getByText('Send a message')).first().waitFor();
    });
  });

  test('a journey that cannot be published says why, with the call that helps as a button', async () => {
    const { journey } = await account.call('journeys.create', { name: 'Empty', entry: { kind: 'call' } });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, `/console/journeys/${journey.id}`);
      await page.getByRole('button', { name: 'Check and publish' }).click();
      await page.getByRole('dialog').getByRole('alert').first().waitFor();
      expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    });
  });

  test('before a publication, a person sees how many contacts enter at once and what that costs', async () => {
    const { list } = await account.call('lists.create', { name: 'Guests' });
    const { contact } = await account.call('contacts.upsert', { phone: '+12125550188' });
    await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contact.id] });
    const { journey } = await account.call('journeys.create', {
      name: 'Guests',
      entry: { kind: 'list', list_id: list.id, existing: 'enter' },
    });
    const text = 'Acme: Welcome! Reply STOP to opt out.';
    await account.call('journeys.nodes.create', {
      journey_id: journey.id,
      name: 'Hello',
      config: { kind: 'send', text },
    });
    const { nodes } = await account.call('journeys.get', { journey_id: journey.id });
    const { node } = await account.call('journeys.nodes.create', {
      journey_id: journey.id,
      name: 'End',
      config: { kind: 'exit' },
    });
    await account.call('journeys.edges.create', {
      journey_id: journey.id,
      from_node_id: nodes[0]?.id ?? '',
      to_node_id: node.id,
      kind: 'next',
    });
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, `/console/journeys/${journey.id}`);
      await page.getByRole('button', { name: 'Check and publish' }).click();
      await page.getByText('1 contact enters at once.').waitFor();
      await page.getByText('Together they get 1 message, for 1 credit.').waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Active', { exact: true }).waitFor();
    });
  });

  test('a rule is made, and tried on the past without doing anything', async () => {
    await tests.visit({}, async ({ page }) => {
      await signIn(page, account.key);
      await go(page, '/console/automation/new');
      await page.getByRole('textbox', { name: 'Name' }).fill('Opening hours');
      await page.getByRole('textbox', { name: 'Keywords' }).fill('OPEN');
      await page.getByRole('textbox', { name: 'Message' }).fill('We are open from 8 to 6.');
      await page.getByRole('button', { name: 'Create rule' }).click();
      await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
      await page.getByRole('button', { name: 'Try it on the past' }).click();
      await page.getByText(/It would have run for 0 of the last 0 times/).waitFor();
    });
  });
});
