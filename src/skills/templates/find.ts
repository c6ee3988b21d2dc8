import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account } from '../../skill.ts';
import {
  findCampaignOfTemplate,
  findTemplateByName,
  getTemplate,
  lockNames,
  lockTemplate,
  type TemplateRow,
} from './queries.ts';

const LOOK = { skill: 'templates.list', params: {}, why: 'Lists the templates of this account.' };

export async function requireTemplate(sql: Sql, account: Account, id: string): Promise<TemplateRow> {
  const template = await sql.row(getTemplate, account.tenantId, account.accountId, id);
  if (template === null) throw notFound('template', [LOOK]);
  return template;
}

/** The same, and nobody else changes it before this transaction ends. */
export async function requireLockedTemplate(tx: Sql, account: Account, id: string): Promise<TemplateRow> {
  await tx.row(lockTemplate, account.tenantId, account.accountId, id);
  return requireTemplate(tx, account, id);
}

/** Throws -32002 `in_use` while a campaign that is not finished would be left without its text. */
export async function refuseWhileUsed(tx: Sql, { tenantId, accountId }: Account, id: string): Promise<void> {
  const campaign = await tx.row(findCampaignOfTemplate, tenantId, accountId, id);
  if (campaign === null) return;
  const params = { campaign_id: campaign.id };
  throw unprocessable('in_use', 'A campaign that is not finished uses this template.', {
    details: params,
    nextActions: [
      { skill: 'campaigns.get', params, why: 'Shows the campaign that uses it.' },
      { skill: 'campaigns.cancel', params, why: 'Ends the campaign; what it has not sent stays unsent.' },
    ],
  });
}

/** Keeps names of this account's templates as they are until the transaction ends, and says what the key of this one is. */
export async function claimName(tx: Sql, { tenantId, accountId }: Account, name: string): Promise<string> {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A template needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  await tx.run(lockNames, `template names ${tenantId} ${accountId}`);
  return key;
}

export async function nameTaken(tx: Sql, { tenantId, accountId }: Account, key: string) {
  const other = await tx.row(findTemplateByName, tenantId, accountId, key);
  return unprocessable('name_taken', 'Another template has this name.', {
    nextActions:
      other === null
        ? []
        : [{ skill: 'templates.get', params: { template_id: other.id }, why: 'Shows the template of this name.' }],
  });
}
