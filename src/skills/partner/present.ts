import type { Customer } from '../../generated/types.ts';
import type { CustomerRow } from './queries.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    external_ref: row.external_ref,
    customer_id: row.id,
    name: row.name,
    default_country: row.default_country,
    state: row.state as Customer['state'],
    paused: row.paused,
    paused_reason: row.paused_reason,
    number: row.number,
    balance: { available: row.posted - row.held, held: row.held, posted: row.posted },
    low_balance_at: row.low_at,
    created_at: row.created_at.toISOString(),
  };
}
