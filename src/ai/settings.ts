import type { Owner } from '../domain/account.ts';
import type { Sql } from '../platform/database/sql.ts';

export interface AiAccountSettings {
  /** What people wrote and the fields of contacts may reach the model, masked. */
  readonly shareMessages: boolean;
  /** Null: the limit of the service. */
  readonly monthlyTokens: number | null;
}

/** An account that chose nothing shares nothing. */
export async function readAiSettingsOf(sql: Sql, { tenantId, accountId }: Owner): Promise<AiAccountSettings> {
  const row = await sql.tenant(tenantId).ai_settings.findFirst({
    where: { account_id: accountId },
    select: { share_messages: true, monthly_tokens: true },
  });
  return { shareMessages: row?.share_messages ?? false, monthlyTokens: row?.monthly_tokens ?? null };
}

export async function saveAiSettings(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { shareMessages, monthlyTokens }: AiAccountSettings,
  now: Date,
): Promise<void> {
  const values = { share_messages: shareMessages, monthly_tokens: monthlyTokens, updated_at: now };
  await tx.tenant(tenantId).ai_settings.upsert({
    where: { tenant_id_account_id: { tenant_id: tenantId, account_id: accountId } },
    create: { tenant_id: tenantId, account_id: accountId, ...values },
    update: values,
  });
}
