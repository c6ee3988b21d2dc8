import { DAY_MS } from '../../domain/durations.ts';
import { countContactsWithExpired } from '../../people/consent/expiry/find-expired.ts';
import { staleBefore } from '../../people/consent/expiry/stale.ts';
import { type AlertRule, MAX_FOUND } from '../rule.ts';

const KEY_DAYS = 7;
/** A key that was not used for this time is not missed. */
const USED_DAYS = 30;
const CONSENT_DAYS = 14;
const MAX_COUNTED = 1_000;

/** Also a rotated key that a client still uses. */
export const keyExpiring: AlertRule = {
  severity: 'warning',
  find: async (sql, { tenantId, accountId }, now) => {
    const rows = await sql.tenant(tenantId).api_keys.findMany({
      where: {
        account_id: accountId,
        revoked_at: null,
        expires_at: { gt: now, lte: new Date(now.getTime() + KEY_DAYS * DAY_MS) },
        last_used_at: { gte: new Date(now.getTime() - USED_DAYS * DAY_MS) },
      },
      select: { id: true, name: true, expires_at: true },
      orderBy: { expires_at: 'asc' },
      take: MAX_FOUND,
    });
    return rows.map(({ id, name, expires_at: at }) => ({
      subject_id: id,
      facts: { name, expires_at: at?.toISOString() ?? null },
    }));
  },
  summarize: ({ name, expires_at: at }) => `The key ${name}, which is in use, expires at ${at}.`,
  nextActions: (id) => [
    { skill: 'agent.rotateKey', params: { key_id: id }, why: 'Creates a new key with the same permissions.' },
  ],
};

/** Only of accounts that let consent end with its age; `compliance.consentExpiry` sets it. */
export const consentExpiring: AlertRule = {
  severity: 'info',
  find: async (sql, owner, now) => {
    const where = { account_id: owner.accountId };
    const setting = await sql.tenant(owner.tenantId).consent_expiries.findFirst({ where });
    if (setting === null) return [];
    const before = staleBefore(new Date(now.getTime() + CONSENT_DAYS * DAY_MS), setting.after_months);
    const contacts = await countContactsWithExpired(sql, owner, before, MAX_COUNTED);
    return contacts === 0 ? [] : [{ subject_id: '', facts: { contacts, days: CONSENT_DAYS } }];
  },
  summarize: ({ contacts, days }) =>
    `The consent of ${contacts === MAX_COUNTED ? `at least ${contacts}` : contacts} ${contacts === 1 ? 'contact' : 'contacts'} ends within ${days} days, if they are not contacted and do not consent again.`,
  nextActions: () => [
    { skill: 'compliance.consentExpiry', params: {}, why: 'Shows after how many months consent ends.' },
  ],
};
