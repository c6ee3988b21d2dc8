import type { EventType } from '../../generated/events.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { PARTNER_ENDPOINT } from '../webhooks/endpoint.ts';

/** Who gets the events of an account. */
export interface Listener {
  /** The partner's own ID of the account. */
  readonly externalRef: string | null;
  /** Null: its events have no partner. */
  readonly partner: 'of_customer' | 'itself' | null;
  /** Endpoints of the account itself, with the types that they get; empty: all. */
  readonly endpoints: readonly { readonly id: string; readonly types: readonly string[] }[];
}

/** Those of the accounts that have a partner or an endpoint, by account. */
export type Listeners = ReadonlyMap<string, Listener>;

interface ListenerRow {
  readonly id: string;
  readonly external_ref: string | null;
  readonly kind: 'tenant' | 'partner' | 'customer';
  readonly endpoint_id: string | null;
  readonly types: readonly string[] | null;
}

/**
 * A row for each endpoint of the accounts. Most accounts without a partner have none: for them this
 * is a look-up in two indexes.
 */
const find = batchStatement<[tenantId: string, accountIds: readonly string[]], ListenerRow>(
  'outbox.find_listeners',
  `SELECT a.id, a.external_ref, a.kind, e.id AS endpoint_id, e.types
     FROM accounts a LEFT JOIN webhook_endpoints e ON e.tenant_id = $1 AND e.account_id = a.id AND e.state <> 'deleted'
    WHERE a.tenant_id = $1 AND a.id = ANY ($2) AND (a.kind <> 'tenant' OR e.id IS NOT NULL)`,
);

export async function findListeners(sql: Sql, tenantId: string, accountIds: Iterable<string>): Promise<Listeners> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return new Map();
  const listeners = new Map<string, Listener>();
  for (const { id, external_ref: externalRef, kind, ...row } of await sql.rows(find, tenantId, ids)) {
    const partner = kind === 'tenant' ? null : kind === 'partner' ? 'itself' : 'of_customer';
    const known = listeners.get(id) ?? { externalRef, partner, endpoints: [] };
    const more = row.endpoint_id === null ? [] : [{ id: row.endpoint_id, types: row.types ?? [] }];
    listeners.set(id, { ...known, endpoints: [...known.endpoints, ...more] });
  }
  return listeners;
}

/** What a partner is told about its own account; its messages are its own affair. */
const OF_PARTNER: readonly EventType[] = [
  'balance.low',
  'balance.exhausted',
  'trust.updated',
  'campaign.paused',
  'campaign.skipped',
  'customer.paused',
];

/**
 * Events of the account's own endpoints only: partners get an event for each cause, such as
 * `balance.low`, and one alert is that their endpoint fails.
 */
const OF_ACCOUNT: readonly EventType[] = ['alert.opened', 'alert.closed'];

/** The endpoints that get an event of this type. */
export function endpointsFor({ partner, endpoints }: Listener, type: EventType): readonly string[] {
  const own = endpoints.filter(({ types }) => types.length === 0 || types.includes(type)).map(({ id }) => id);
  if (OF_ACCOUNT.includes(type)) return own;
  const tellsPartner = partner === 'of_customer' || (partner === 'itself' && OF_PARTNER.includes(type));
  return tellsPartner ? [PARTNER_ENDPOINT, ...own] : own;
}
