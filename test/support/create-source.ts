import type { TestAccount } from './app.ts';

/** Creates a web form as a consent source and returns its id. */
export async function createSource(account: TestAccount, name: string): Promise<string> {
  const { source } = await account.call('sources.create', {
    name,
    method: 'web_form',
    disclosure_text: 'You agree to get texts from us. Reply STOP to end them.',
  });
  return source.id;
}
