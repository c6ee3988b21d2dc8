import type { Owner } from '../../domain/account.ts';
import type { Cap } from '../../domain/frequency.ts';
import type { TenantWindow } from '../../domain/quiet-hours/tenant-window.ts';
import type { Weekday } from '../../domain/rule-packs/weekday.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export type OnQuietHours = 'reject' | 'defer';

/** The JSON in sending_rules.rules. */
export interface StoredRules {
  readonly quiet_hours?: {
    readonly start: string;
    readonly end: string;
    readonly days?: readonly Weekday[];
    readonly on_violation: OnQuietHours;
  } | null;
  readonly caps?: readonly { readonly max: number; readonly window_hours: number }[];
}

/** The rules of an account, in addition to the law. */
export interface SendingRules {
  readonly window: TenantWindow | null;
  /** For single messages that do not set `on_quiet_hours`. */
  readonly onQuietHours: OnQuietHours;
  readonly caps: readonly Cap[];
}

const findRules = statement<[tenantId: string, accountId: string], { rules: StoredRules }>(
  'rules.find_rules',
  'SELECT rules FROM sending_rules WHERE tenant_id = $1 AND account_id = $2',
);

export const NO_RULES: SendingRules = { window: null, onQuietHours: 'reject', caps: [] };

async function readStoredRules(sql: Sql, { tenantId, accountId }: Owner): Promise<StoredRules> {
  return (await sql.row(findRules, tenantId, accountId))?.rules ?? {};
}

export async function readSendingRules(sql: Sql, owner: Owner): Promise<SendingRules> {
  return sendingRules(await readStoredRules(sql, owner));
}

export function sendingRules({ quiet_hours: hours, caps = [] }: StoredRules): SendingRules {
  return {
    window: hours ? { start: hours.start, end: hours.end, ...(hours.days && { days: hours.days }) } : null,
    onQuietHours: hours?.on_violation ?? 'reject',
    caps: caps.map(({ max, window_hours: windowHours }) => ({ rule: `account-${windowHours}h`, max, windowHours })),
  };
}
