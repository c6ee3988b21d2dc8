import type { TestAccount, TestApp } from './app.ts';

export interface TestPartner extends TestAccount {
  /** Creates an end-customer with credits and an API key. */
  customer(externalRef: string, options?: { credits?: number }): Promise<TestAccount>;
  /** Returns the bodies of the partner's events, oldest first, of one type or of all types. */
  events(type?: string): Promise<TestEvent[]>;
}

export interface TestEvent {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Creates a partner with credits to allocate. */
export async function registerPartner(app: TestApp, { credits = 10_000 } = {}): Promise<TestPartner> {
  const tenant = await app.account({ credits });
  const made = await tenant.call('partner.register', { name: 'Platform', credits });
  const partner = app.as(made.api_key as string, made.partner_id);
  return {
    ...partner,
    customer: async (externalRef, { credits: granted = 1000 } = {}) => {
      const { customer, api_key: key } = await partner.call('partner.createCustomer', {
        external_ref: externalRef,
        name: externalRef,
      });
      if (granted > 0)
        await partner.call('partner.grantCredits', { external_ref: externalRef, amount_credits: granted });
      return app.as(key as string, customer.customer_id);
    },
    events: async (type) => {
      const { rows } = await app.parts.database.pool.query<{ body: string }>(
        'SELECT body FROM outbox_events WHERE tenant_id = $1 ORDER BY id',
        [made.partner_id],
      );
      const events = rows.map(({ body }) => JSON.parse(body) as TestEvent);
      return type === undefined ? events : events.filter((event) => event.type === type);
    },
  };
}

export const ADA = '+12025550143';
