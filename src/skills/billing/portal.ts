import { HOUR_MS } from '../../domain/durations.ts';
import type { Skill } from '../../skill.ts';

const LINK_LIFETIME_MS = HOUR_MS;

/** Anyone with the link can open the page: src/http/portal.ts only checks the token in the link. */
export const linkToPortal: Skill<'billing.portal'> = async (
  { return_url: returnUrl },
  { account, key, now, service },
) => {
  const { tenantId, accountId } = account;
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  const token = service.tokens.sign('portal', {
    tenant_id: tenantId,
    account_id: accountId,
    key_id: key.id,
    expires_at: expiresAt.getTime(),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  });
  return {
    url: `${service.config.publicUrl}/billing/portal?token=${token}`,
    expires_at: expiresAt.toISOString(),
  };
};
