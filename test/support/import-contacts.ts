import type { TestAccount } from './app.ts';

/** Imports contacts with consecutive numbers and returns their ids. */
export async function importContacts({ call }: TestAccount, count: number): Promise<string[]> {
  const contacts = Array.from({ length: count }, (_, index) => ({ phone: `+1202555${1000 + index}` }));
  return (await call('contacts.import', { contacts })).rows.map((row) => row.contact_id as string);
}
