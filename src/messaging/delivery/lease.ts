import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { ENDPOINT_COLUMNS, type EndpointRow } from './endpoint.ts';

const LEASE_MS = 30_000;
/** Longer than a request may take: one that begins within its lease ends within it. */
const LONGEST_REQUEST_MS = 16_000;
/** A new address or secret holds for every request that begins so long after the call that gave it. */
const FRESH_MS = 100;

/** One process at a time delivers to an endpoint: that bounds what runs at once and keeps the order, over all processes. */
export interface Lease {
  readonly tenantId: string;
  /** Somebody else had it and did not come back in time. */
  readonly takenOver: boolean;
  /** As it was when it was read last, of which it is told by whoever asks for a request. */
  readonly endpoint: EndpointRow;
  /** Somebody else has taken over, as far as is known. */
  readonly lost: boolean;
  /** Renews it on the connection given; false when somebody else has taken over, and nothing may be written down any more. */
  renew(sql: Sql): Promise<boolean>;
  /** Whether a request may begin: the endpoint is looked at again when the last look is a while ago, and the lease renewed when too little is left. */
  coversRequest(): Promise<boolean>;
  release(): Promise<void>;
}

/** An endpoint that is leased, disabled, or whose breaker is open is not taken; `automatic` takes none that delivers on request. */
const takeEndpoint = statement<
  [tenantId: string, token: string, now: Date, until: Date, automatic: boolean],
  EndpointRow & { taken_over: boolean }
>(
  'delivery.take_endpoint',
  `UPDATE webhook_endpoints SET lease_by = $2, lease_until = $4
     FROM (SELECT lease_by IS NOT NULL AS taken_over FROM webhook_endpoints WHERE tenant_id = $1) was
    WHERE tenant_id = $1 AND state = 'active' AND (delivery = 'automatic' OR NOT $5)
      AND (lease_until IS NULL OR lease_until <= $3) AND (breaker_open_until IS NULL OR breaker_open_until <= $3)
   RETURNING ${ENDPOINT_COLUMNS}, taken_over`,
);

const renewLease = statement<[tenantId: string, token: string, until: Date], EndpointRow>(
  'delivery.renew_lease',
  `UPDATE webhook_endpoints SET lease_until = $3 WHERE tenant_id = $1 AND lease_by = $2 RETURNING ${ENDPOINT_COLUMNS}`,
);

const lookAgain = statement<[tenantId: string, token: string], EndpointRow>(
  'delivery.look_again',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1 AND lease_by = $2`,
);

const releaseLease = statement<[tenantId: string, token: string]>(
  'delivery.release_lease',
  'UPDATE webhook_endpoints SET lease_by = NULL, lease_until = NULL WHERE tenant_id = $1 AND lease_by = $2',
);

export interface TakeLease {
  readonly tenantId: string;
  readonly automatic: boolean;
}

export async function takeLease(
  database: Database,
  { tenantId, automatic }: TakeLease,
  clock: () => Date,
): Promise<Lease | null> {
  const token = randomUUID();
  const ends = (): Date => new Date(clock().getTime() + LEASE_MS);
  let until = ends();
  const taken = await database.row(takeEndpoint, tenantId, token, clock(), until, automatic);
  if (taken === null) return null;
  const { taken_over: takenOver, ...found } = taken;
  let endpoint: EndpointRow = found;
  let lost = false;
  let seenAt = performance.now();
  let asking: Promise<boolean> | null = null;

  const see = (row: EndpointRow | null, askedAt: number): boolean => {
    if (row === null) lost = true;
    else {
      endpoint = row;
      seenAt = askedAt;
    }
    return row !== null;
  };

  const renew = async (sql: Sql): Promise<boolean> => {
    const next = ends();
    const askedAt = performance.now();
    if (lost || !see(await sql.row(renewLease, tenantId, token, next), askedAt)) return false;
    until = next;
    return true;
  };

  const isLong = (): boolean => until.getTime() - clock().getTime() >= LONGEST_REQUEST_MS;
  const ask = async (): Promise<boolean> => {
    if (!isLong()) return renew(database);
    const askedAt = performance.now();
    return see(await database.row(lookAgain, tenantId, token), askedAt);
  };

  return {
    tenantId,
    takenOver,
    get endpoint() {
      return endpoint;
    },
    get lost() {
      return lost;
    },
    renew,
    coversRequest: async () => {
      if (!lost && (!isLong() || performance.now() - seenAt > FRESH_MS)) {
        // Ten hands ask at once; one statement answers them.
        asking ??= ask().finally(() => {
          asking = null;
        });
        await asking;
      }
      return !lost && endpoint.state === 'active' && (endpoint.delivery === 'automatic' || !automatic);
    },
    release: async () => {
      if (!lost) await database.run(releaseLease, tenantId, token);
    },
  };
}
