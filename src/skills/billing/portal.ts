import type { Skill } from '../../skill.ts';

const LIVES_MS = 3600 * 1000;

/** The link is the permission: the page (src/http/portal.ts) asks for nothing but the token in it. */
export const linkToPortal: Skill<'billing.portal'> = async ({ return_url: returnUrl }, { account, now, service }) => {
  const { tenantId, accountId } = account;
  const expiresAt = new Date(now.getTime() + LIVES_MS);
  const token = service.tokens.sign('portal', {
    tenant_id: tenantId,
    account_id: accountId,
    expires_at: expiresAt.getTime(),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  });
  return {
    url: `${service.config.publicUrl}/billing/portal?token=${token}`,
    expires_at: expiresAt.toISOString(),
  };
};
