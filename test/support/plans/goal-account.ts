import type { TestAccount, TestApp } from '../app.ts';
import type { Goal } from './goal.ts';

export interface GoalAccount {
  readonly account: TestAccount;
  /** IDs and phone numbers by what the goals call them: `$tag.VIP`, `$phone.Ann Lee`. */
  readonly values: ReadonlyMap<string, string>;
}

/** The names that the goals use. Two contacts are called Kim Park and two campaigns Winter. */
export async function openGoalAccount(app: TestApp): Promise<GoalAccount> {
  const account = await app.account();
  await app.parts.database.transaction(async (tx) => {
    const where = { id: account.accountId };
    await tx.tenant(account.accountId).accounts.updateMany({ where, data: { default_country: 'GB' } });
  });
  const values = new Map<string, string>();
  for (const name of ['VIP', 'A', 'Gold', 'Summer'])
    values.set(`$tag.${name}`, (await account.call('tags.create', { name })).tag.id);
  for (const name of ['B', 'Newsletter', 'Summer'])
    values.set(`$list.${name}`, (await account.call('lists.create', { name })).list.id);
  for (const name of ['Lapsed', 'Big spenders']) {
    const rules = { kind: 'consent', status: 'opted_in' } as const;
    values.set(`$segment.${name}`, (await account.call('segments.create', { name, rules })).segment.id);
  }
  for (const name of ['Welcome', 'Reminder'])
    values.set(`$template.${name}`, (await account.call('templates.create', { name, body: 'Hello' })).template.id);
  for (const name of ['Spring sale', 'Black Friday', 'Winter', 'Winter'])
    values.set(`$campaign.${name}`, (await account.call('campaigns.create', { name, body: 'Hello' })).campaign.id);
  const people = ['Ann Lee', 'Bob Ray', "Sean O'Brien", 'Kim Park', 'Kim Park'];
  for (const [index, name] of people.entries()) {
    const [first = '', last = ''] = name.split(' ');
    const phone = `+1202555014${index}`;
    const { contact } = await account.call('contacts.upsert', { phone, first_name: first, last_name: last });
    values.set(`$contact.${name}`, contact.id).set(`$phone.${name}`, phone);
  }
  return { account, values };
}

/** A goal with the phone numbers and IDs of the account. */
export function fillGoal({ goal, calls, ...rest }: Goal, values: GoalAccount['values']): Goal {
  const fill = (text: string): string => {
    let filled = text;
    for (const [name, value] of values) if (name.startsWith('$phone.')) filled = filled.replaceAll(name, value);
    return filled;
  };
  const known = JSON.stringify(calls ?? null, (_key, value: unknown) =>
    typeof value === 'string' ? (values.get(value) ?? value) : value,
  );
  const read = JSON.parse(known) as NonNullable<Goal['calls']> | null;
  return { ...rest, goal: fill(goal), ...(read === null ? {} : { calls: read }) };
}
