import type { Owner } from '../../domain/account.ts';
import type { Cap } from '../../domain/frequency.ts';
import type { TenantWindow } from '../../domain/quiet-hours/tenant-window.ts';
import type { RegionBlock } from '../../domain/rule-packs/region-blocks.ts';
import type { Weekday } from '../../domain/rule-packs/weekday.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export type OnQuietHours = 'reject' | 'defer';

/** The share of the account's contacts that get no marketing, and since when (RFC 3339). */
export interface StoredHoldOut {
  readonly percent: number;
  readonly since: string;
}

/** The JSON in sending_rules.rules. */
export interface StoredRules {
  readonly quiet_hours?: {
    readonly start: string;
    readonly end: string;
    readonly days?: readonly Weekday[];
    readonly on_violation: OnQuietHours;
  } | null;
  readonly hold_out?: StoredHoldOut;
  readonly caps?: readonly { readonly max: number; readonly window_hours: number }[];
}

/** The rules of an account, in addition to the law, and the operator's for regions. */
export interface SendingRules {
  readonly window: TenantWindow | null;
  /** For single messages that do not set `on_quiet_hours`. */
  readonly onQuietHours: OnQuietHours;
  readonly caps: readonly Cap[];
  readonly holdOutPercent: number;
  readonly regionBlocks: readonly RegionBlock[];
}

/** What a statement reads of an account's and the operator's rules. */
export interface RulesRow {
  readonly rules: StoredRules | null;
  readonly region_blocks: readonly RegionBlock[] | null;
}

const findRules = statement<[tenantId: string, accountId: string], RulesRow>(
  'rules.find_rules',
  `SELECT (SELECT rules FROM sending_rules WHERE tenant_id = $1 AND account_id = $2) AS rules, blocks AS region_blocks FROM region_blocks_in_force`,
);

const NONE: RulesRow = { rules: null, region_blocks: null };

export const NO_RULES: SendingRules = sendingRules(NONE);

export async function readSendingRules(sql: Sql, { tenantId, accountId }: Owner): Promise<SendingRules> {
  return sendingRules((await sql.row(findRules, tenantId, accountId)) ?? NONE);
}

export function sendingRules({ rules, region_blocks: blocks }: RulesRow): SendingRules {
  const { quiet_hours: hours, caps = [], hold_out: holdOut } = rules ?? {};
  return {
    window: hours ? { start: hours.start, end: hours.end, ...(hours.days && { days: hours.days }) } : null,
    onQuietHours: hours?.on_violation ?? 'reject',
    caps: caps.map(({ max, window_hours: windowHours }) => ({ rule: `account-${windowHours}h`, max, windowHours })),
    holdOutPercent: holdOut?.percent ?? 0,
    regionBlocks: blocks ?? [],
  };
}
