import type { TestAccount } from './app.ts';

/**
 * Creates a contact that opted in to marketing on a web form long ago: to messages without a
 * program, and to these programs.
 */
export async function optIn(
  account: TestAccount,
  phone: string,
  more: Record<string, unknown> = {},
  programs: readonly string[] = [],
): Promise<void> {
  await account.call('contacts.upsert', { phone, ...more });
  for (const program of [undefined, ...programs])
    await account.call('contacts.optIn', {
      phone,
      method: 'web_form',
      source: 'https://example.com/signup',
      captured_at: '2026-01-01T00:00:00Z',
      ...(program !== undefined && { program_id: program }),
    });
}
