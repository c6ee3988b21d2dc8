import type { Owner } from '../../domain/account.ts';
import { creditTouches, WHOLE } from '../../domain/attribution/credit-touches.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { AttributionSettings } from './settings.ts';
import { findTouches, MAX_TOUCHES, type Touch } from './touches.ts';

/** A touch and what it was credited. */
export interface CreditedTouch extends Touch {
  readonly share_millionths: number;
  /** In the minor unit of the conversion's currency. */
  readonly value_minor: bigint | null;
}

interface Converted {
  readonly occurredAt: Date;
  /** In the minor unit. */
  readonly valueMinor: bigint | null;
}

/** Finds the touches of a conversion and divides its value among them. */
export async function creditConversion(
  sql: Sql,
  owner: Owner,
  contact: { readonly id: string; readonly phone: string },
  { occurredAt, valueMinor }: Converted,
  settings: AttributionSettings,
): Promise<readonly CreditedTouch[]> {
  const touches = await findTouches(sql, owner, contact, occurredAt, settings);
  const credits = creditTouches(
    touches.map(({ kind }) => kind),
    settings.model,
    valueMinor,
  );
  return touches.map((touch, position) => ({
    ...touch,
    share_millionths: credits[position]?.share ?? 0,
    value_minor: credits[position]?.value ?? null,
  }));
}

/** The touch with the largest credit, the latest of equal ones. */
export function mainTouch(touches: readonly CreditedTouch[]): CreditedTouch | null {
  return touches.reduce<CreditedTouch | null>(
    (best, touch) => (best === null || touch.share_millionths >= best.share_millionths ? touch : best),
    null,
  );
}

/** The credits of one conversion under one version. */
const insertCredits = batchStatement<
  [
    tenantId: string,
    conversionId: string,
    version: number,
    kinds: readonly string[],
    messages: readonly (string | null)[],
    campaigns: readonly (string | null)[],
    journeys: readonly (string | null)[],
    links: readonly (string | null)[],
    times: readonly (Date | null)[],
    shares: readonly number[],
    values: readonly (string | null)[],
  ]
>(
  'attribution.insert_credits',
  `INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, journey_id, link_id, touched_at, share_millionths, value_minor)
   SELECT $1, $2, $3, one.nth, one.kind, one.message_id, one.campaign_id, one.journey_id, one.link_id, one.touched_at, one.share, one.value
     FROM unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[], $10::int[], $11::bigint[])
          WITH ORDINALITY AS one (kind, message_id, campaign_id, journey_id, link_id, touched_at, share, value, nth)`,
);

/** Stores the credits of a conversion; one without touches keeps all of its value. */
export async function saveCredits(
  tx: Sql,
  tenantId: string,
  conversionId: string,
  version: number,
  touches: readonly CreditedTouch[],
  valueMinor: bigint | null,
): Promise<void> {
  const rows = touches.length === 0 ? [{ ...NONE, value_minor: valueMinor }] : touches;
  await tx.run(
    insertCredits,
    ...[tenantId, conversionId, version],
    rows.map(({ kind }) => kind),
    rows.map(({ message_id: id }) => id),
    rows.map(({ campaign_id: id }) => id),
    rows.map(({ journey_id: id }) => id),
    rows.map(({ link_id: id }) => id),
    rows.map(({ touched_at: at }) => at),
    rows.map(({ share_millionths: share }) => share),
    rows.map(({ value_minor: value }) => value?.toString() ?? null),
  );
}

/** Stores the credits of a conversion under a version instead of those that it has under it. */
export async function replaceCredits(
  tx: Sql,
  tenantId: string,
  conversionId: string,
  version: number,
  touches: readonly CreditedTouch[],
  valueMinor: bigint | null,
): Promise<void> {
  await tx.tenant(tenantId).attribution_credits.deleteMany({ where: { conversion_id: conversionId, version } });
  await saveCredits(tx, tenantId, conversionId, version, touches, valueMinor);
}

const NONE = {
  kind: 'none',
  message_id: null,
  campaign_id: null,
  journey_id: null,
  link_id: null,
  touched_at: null,
  share_millionths: WHOLE,
} as const;

export interface StoredCredit {
  readonly kind: 'click' | 'delivery' | 'none';
  readonly message_id: string | null;
  readonly campaign_id: string | null;
  readonly journey_id: string | null;
  readonly link_id: string | null;
  readonly touched_at: Date | null;
  readonly share_millionths: number;
  readonly value_minor: bigint | null;
}

/** In the order of the touches; empty when the conversion was not evaluated under the version. */
export async function findCredits(
  sql: Sql,
  tenantId: string,
  conversionId: string,
  version: number,
): Promise<readonly StoredCredit[]> {
  return sql.tenant(tenantId).attribution_credits.findMany({
    where: { conversion_id: conversionId, version },
    orderBy: { position: 'asc' },
    take: 2 * MAX_TOUCHES,
  });
}
