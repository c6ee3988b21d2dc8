import { ACME } from '../../support/acme-program.ts';
import { useTestApp } from '../../support/app.ts';
import { ADA, createReplyAccount, repliesOf } from '../../support/keyword-replies.ts';

const app = useTestApp();

test('the only program of an account defines the replies to HELP, STOP and START', async () => {
  const account = await createReplyAccount(app);
  const texts = {
    help_text: 'Acme Coffee: call 202-555-0100. Msg & data rates may apply. Reply STOP to unsubscribe.',
    opt_out_text: 'Acme Coffee: you are out and will get no more messages. START subscribes you again.',
    opt_in_text:
      'Acme Coffee: welcome back. Up to 4 msgs/month. Msg & data rates may apply. HELP for help, STOP to end.',
  };
  await account.call('program.create', { ...ACME, ...texts });
  for (const text of ['HELP', 'STOP', 'STOP', 'START']) {
    app.clock.advance(1000);
    await account.call('messages.simulateInbound', { from: ADA, text });
  }
  expect(await repliesOf(app, account)).toEqual([texts.help_text, texts.opt_out_text, texts.opt_in_text]);
});

test('with several programs, the program of the number defines the reply, and a number without one gets the default reply', async () => {
  const account = await createReplyAccount(app);
  await account.call('program.create', { ...ACME, help_text: 'Acme Coffee: the first program. Reply STOP to end.' });
  const { program } = await account.call('program.create', {
    ...ACME,
    help_text: 'Acme Coffee: the second program. Reply STOP to end.',
  });
  await account.call('messages.simulateInbound', { from: ADA, text: 'HELP' });
  const { items } = await account.call('phone-numbers.list', {});
  await account.call('phone-numbers.assign', { number_id: items[0]?.id as string, program_id: program.id });
  await account.call('messages.simulateInbound', { from: ADA, text: 'HELP' });
  expect(await repliesOf(app, account)).toEqual([
    'Test account: Reply STOP to unsubscribe. Msg & data rates may apply.',
    'Acme Coffee: the second program. Reply STOP to end.',
  ]);
});

test('the keywords of a program opt in, opt out and ask for help, and STOP always opts out', async () => {
  const account = await createReplyAccount(app);
  await account.call('program.create', {
    ...ACME,
    keywords: { opt_in: ['ROAST', 'STOP'], opt_out: ['STOP', 'DECAF'], help: ['HELP', 'BEANS'] },
  });
  const seen: string[] = [];
  for (const text of ['beans!', 'Decaf', 'roast', 'STOP', 'decaf is great, thanks']) {
    app.clock.advance(1000);
    const { effects } = await account.call('messages.simulateInbound', { from: ADA, text });
    seen.push(effects.map(({ kind }) => kind).join(' '));
  }
  expect(seen).toEqual([
    'received reply_queued',
    'received opted_out messages_canceled reply_queued',
    'received confirmation_requested reply_queued',
    'received opted_out messages_canceled reply_queued',
    'received',
  ]);
});
