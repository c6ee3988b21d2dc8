import { newId } from '../../../src/platform/ids.ts';
import type { TestAccount, TestApp } from '../app.ts';

export interface TestPartner extends TestAccount {
  /** End-customers by their external_ref. */
  customer(externalRef: string): Promise<string>;
  /** Inserts due events of an end-customer into the outbox and returns their ids in order. */
  emit(customerId: string, count?: number): Promise<string[]>;
  events(): Promise<EventRow[]>;
}

export interface EventRow {
  readonly id: string;
  readonly account_id: string;
  readonly state: string;
  readonly attempt: number;
  readonly attempts: {
    status: number | null;
    error: string | null;
    response_excerpt: string | null;
    latency_ms: number;
    at: string;
  }[];
  readonly due_at: Date;
  readonly delivered_at: Date | null;
}

/** A partner whose events the test inserts directly, with arbitrary contents. */
export async function createPartner(app: TestApp): Promise<TestPartner> {
  const account = await app.account();
  const { pool } = app.parts.database;
  const registered = await account.call('partner.register', { name: 'Partner' });
  const tenantId = registered.partner_id;
  const partner = app.as(registered.api_key as string, tenantId);
  return {
    ...partner,
    customer: async (externalRef) => {
      const { customer } = await partner.call('partner.createCustomer', {
        external_ref: externalRef,
        name: externalRef,
      });
      await pool.query("DELETE FROM outbox_events WHERE tenant_id = $1 AND type = 'trust.updated'", [tenantId]);
      const found = await pool.query<{ id: string }>(
        'SELECT id FROM accounts WHERE tenant_id = $1 AND external_ref = $2',
        [tenantId, customer.external_ref],
      );
      return found.rows[0]?.id as string;
    },
    emit: async (customerId, count = 1) => {
      const now = app.clock.now;
      const ids = Array.from({ length: count }, () => newId('evt', now.getTime())).sort();
      const bodies = ids.map((id) =>
        JSON.stringify({
          id,
          type: 'message.finalized',
          timestamp: now.toISOString(),
          version: '1',
          data: { text: 'é €' },
        }),
      );
      await pool.query(
        `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at)
         SELECT $1, e.id, $2, 'message.finalized', e.body, 'pending', 0, '[]', $5, $5 FROM unnest($3::text[], $4::text[]) AS e (id, body)`,
        [tenantId, customerId, ids, bodies, now],
      );
      return ids;
    },
    events: async () =>
      (
        await pool.query<EventRow>(
          'SELECT id, account_id, state, attempt, attempts, due_at, delivered_at FROM outbox_events WHERE tenant_id = $1 ORDER BY id',
          [tenantId],
        )
      ).rows,
  };
}
