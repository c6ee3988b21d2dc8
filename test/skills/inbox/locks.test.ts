import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('replies, STOPs and merges of one conversation at the same time do not deadlock', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const say = (from: string, text: string) => account.call('messages.simulateInbound', { from, text });
  for (let n = 0; n < 8; n += 1) {
    const phone = `+1202555${String(3_000 + n)}`;
    const [{ contact: loser }, { contact: winner }] = [
      await account.call('contacts.upsert', { phone }),
      await account.call('contacts.upsert', { phone: `+1202555${String(4_000 + n)}` }),
    ];
    await say(phone, 'Hello');
    const { items } = await account.call('inbox.list', { limit: 1 });
    const id = items[0]?.id ?? '';
    await account.call('inbox.reply', { conversation_id: id, text: 'Hello, too.' });
    const outcomes = await Promise.allSettled([
      account.call('inbox.reply', { conversation_id: id, text: 'How can I help?' }),
      say(phone, 'STOP'),
      account.call('contacts.merge', { winner_id: winner.id, loser_id: loser.id }),
      account.call('inbox.reply', { conversation_id: id, text: 'Are you there?' }),
      account.call('inbox.setState', { conversation_id: id, state: 'pending' }),
    ]);
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: unknown }).code] : [],
    );
    expect(codes.filter((code) => code !== 'consent_required')).toEqual([]);
    expect((await account.call('inbox.get', { conversation_id: id })).composer).toMatchObject({
      locked: true,
      reason: 'opted_out',
    });
  }
});
