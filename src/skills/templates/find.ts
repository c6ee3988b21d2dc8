import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, nameTaken, notFound } from '../../errors.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findTemplateByName, getTemplate, lockTemplate, type TemplateRow } from './queries.ts';

const LIST_TEMPLATES = { skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' };

export async function requireTemplate(sql: Sql, account: Account, id: string): Promise<TemplateRow> {
  const template = await getTemplate(sql, account, id);
  if (template === null) throw notFound('template', [LIST_TEMPLATES]);
  return template;
}

/** Like `requireTemplate`, and locks the template until the transaction ends. */
export async function requireLockedTemplate(tx: Sql, account: Account, id: string): Promise<TemplateRow> {
  await tx.row(lockTemplate, account.tenantId, account.accountId, id);
  return requireTemplate(tx, account, id);
}

/**
 * Returns the key of the name, by which names are compared. Locks the names of the account's
 * templates until the transaction ends.
 */
export async function claimName(tx: Sql, { tenantId, accountId }: Account, name: string): Promise<string> {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A template needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  // A violation of the unique key would abort the transaction.
  await lock(tx, tenantId, 'names', `templates ${accountId}`);
  return key;
}

export async function nameTakenBy(tx: Sql, account: Account, key: string) {
  const other = await findTemplateByName(tx, account, key);
  return nameTaken(
    'template',
    other && {
      skill: 'templates.get',
      params: { template_id: other.id },
      why: 'Shows the template that has this name.',
    },
  );
}
