import { go, signIn, testConsole } from '../support/console/open-console.ts';

testConsole('look', (tests) => {
  test('look', async () => {
    const account = await tests.app.account();
    await account.call('phone-numbers.ensureDefault', {});
    const { journey } = await account.call('journeys.create', {
      name: 'Welcome',
      entry: { kind: 'event', name: 'customer.created' },
    });
    const id = journey.id;
    const node = async (name: string, config: object, start = false) =>
      (await account.call('journeys.nodes.create', { journey_id: id, name, config, start } as never)).node.id;
    const edge = (from: string, to: string, kind = 'next') =>
      account.call('journeys.edges.create', { journey_id: id, from_node_id: from, to_node_id: to, kind } as never);
    const a = await node(
      'Say welcome',
      { kind: 'send', text: 'Welcome to Acme! Reply YES for 10% off. Reply STOP to opt out.' },
      true,
    );
    const b = await node('Wait for yes', {
      kind: 'wait_for',
      for: 'reply',
      words: ['yes'],
      timeout: { amount: 1, unit: 'days' },
    });
    const c = await node('Send the code', { kind: 'send', text: 'Here is your code: ACME10. Reply STOP to opt out.' });
    const d = await node('Remind', { kind: 'send', text: 'Still interested? Reply YES. Reply STOP to opt out.' });
    const e = await node('End', { kind: 'exit' });
    await edge(a, b);
    await edge(b, c, 'true');
    await edge(b, d, 'timeout');
    await edge(c, e);
    await edge(d, e);
    for (const [viewport, colorScheme, suffix] of [
      [{ width: 1280, height: 900 }, 'light', 'd'],
      [{ width: 390, height: 844 }, 'dark', 'm'],
    ] as const)
      await tests.visit({ viewport, colorScheme, ignore: /./ }, async ({ page }) => {
        page.on('console', (m) => process.stdout.write(`[${m.type()}] ${m.text().slice(0, 300)}\n`));
        await signIn(page, account.key);
        await go(page, '/console/journeys');
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/look-journeys-${suffix}.png` });
        await go(page, `/console/journeys/${id}`);
        await page.waitForTimeout(1500);
        await page.getByText('Wait for yes').first().click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/look-journey-${suffix}.png`, fullPage: true });
        await go(page, `/console/journeys/${id}?tab=simulation`);
        await page.waitForTimeout(500);
        await page.getByRole('button', { name: 'Simulate' }).click();
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/look-sim-${suffix}.png`, fullPage: true });
      });
  });
});
