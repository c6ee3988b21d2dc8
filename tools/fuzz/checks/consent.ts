import type pg from 'pg';
import { type Fault, fault } from './fault.ts';

/**
 * Opt-ins that lifted an opt-out of the person without a message of the person and without newer
 * evidence.
 */
const FORGED = `
  SELECT i.account_id, i.phone, i.id, i.method, i.actor
    FROM consent_entries i
   WHERE i.status = 'opted_in' AND i.actor <> 'contact'
     AND EXISTS (
       SELECT FROM consent_entries o
        WHERE o.tenant_id = i.tenant_id AND o.account_id = i.account_id AND o.phone = i.phone AND o.status = 'opted_out' AND o.id < i.id
          AND (o.scope = 'all' OR o.scope = i.scope)
          AND (i.evidence IS NULL OR i.captured_at <= o.captured_at)
          AND NOT EXISTS (
            SELECT FROM consent_entries b
             WHERE b.tenant_id = i.tenant_id AND b.account_id = i.account_id AND b.phone = i.phone AND b.status IN ('opted_in', 'narrowed')
               AND b.id > o.id AND b.id < i.id))`;

/** A STOP is lifted by the person's own message or by newer evidence, whatever was called. */
export async function faultsInConsent(pool: pg.Pool): Promise<Fault[]> {
  const { rows } = await pool.query(FORGED);
  return rows.map((row) => fault('an opt-in lifted an opt-out without evidence', row));
}
