import { boundToJourneys, lockSecret } from '../../events/webhooks/account-signing.ts';
import { makeSecret, rotateSecret } from '../../events/webhooks/rotate-secret.ts';
import { isPreviousValid, type SecretsRow } from '../../events/webhooks/secrets.ts';
import type { JourneyWebhookSigning } from '../../generated/types.ts';
import type { Skill, WriteContext } from '../../skill.ts';

export const rotateWebhookSecret: Skill<'journeys.rotateWebhookSecret'> = async (
  { webhook_secret: given, sign_with_previous: signWithPrevious },
  context,
) => {
  const secret = given ?? makeSecret();
  const row = await write(context, secret, signWithPrevious);
  return { signing: present(row, context.now), ...(given === undefined ? { webhook_secret: secret } : {}) };
};

async function write(
  context: WriteContext,
  secret: string,
  signWithPrevious: boolean | undefined,
): Promise<SecretsRow> {
  const { tx, account, service, now } = context;
  const { tenantId, accountId } = account;
  const current = await tx.row(lockSecret, tenantId, accountId);
  const boundTo = boundToJourneys(account);
  const values = rotateSecret(service.cipher, { boundTo, current, secret, signWithPrevious }, now);
  const table = tx.tenant(tenantId).journey_webhook_secrets;
  if (current !== null) {
    await table.updateMany({ where: { account_id: accountId }, data: { ...values, updated_at: now } });
    return values;
  }
  const { count } = await table.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...values, updated_at: now }],
    skipDuplicates: true,
  });
  // Another call has inserted the secret since `lockSecret` found none. Lock it and try again.
  return count === 0 ? write(context, secret, signWithPrevious) : values;
}

function present(row: SecretsRow, now: Date): JourneyWebhookSigning {
  const isValid = isPreviousValid(row, now);
  return {
    secret_fingerprint: row.secret_fingerprint,
    previous_secret_expires_at: isValid ? (row.previous_expires_at?.toISOString() ?? null) : null,
    signs_with_previous: row.sign_with_previous && isValid,
  };
}
