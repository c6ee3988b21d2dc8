import type { SkillTypes } from '../../src/generated/skills.ts';
import type { TestAccount, TestApp } from './app.ts';

type InvalidContacts = SkillTypes['hygiene.invalidContacts'];

export interface HygieneAccount extends TestAccount {
  /** Imports contacts that have opted in. */
  importOptedIn(...phones: string[]): Promise<unknown>;
  /** Sends messages to a contact, waits for their delivery reports and returns their ids. */
  send(to: string, times?: number): Promise<string[]>;
  invalidContacts(params?: InvalidContacts['params'] & Record<string, unknown>): Promise<InvalidContacts['result']>;
}

/** An account with a default number and 100 additional credits. */
export async function createHygieneAccount(app: TestApp): Promise<HygieneAccount> {
  const account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
  return {
    ...account,
    importOptedIn: (...phones) =>
      account.call('contacts.import', {
        contacts: phones.map((phone) => ({ phone })),
        consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
      }),
    send: async (to, times = 1) => {
      const ids: string[] = [];
      for (let count = 0; count < times; count += 1)
        ids.push((await account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' })).message_id);
      await app.drain();
      app.clock.advance(60_000);
      await app.drain();
      return ids;
    },
    invalidContacts: (params = {}) => account.call('hygiene.invalidContacts', params),
  };
}
