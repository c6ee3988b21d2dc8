import type { SegmentRule } from '../../../src/generated/types.ts';
import type { TestAccount, TestApp } from '../app.ts';
import type { Edges, Nodes } from './build.ts';

/** Of contacts whose attribute `city` is Paris. */
export const IN_PARIS: SegmentRule = { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' };
export const WAIT: Nodes = {
  wait: { kind: 'delay', duration: { amount: 1, unit: 'minutes' } },
  end: { kind: 'exit' },
};
export const WAIT_EDGES: Edges = [['wait', 'next', 'end']];

export const phoneOf = (index: number): string => `+1212555${String(2000 + index)}`;

export async function createParisians({ call }: TestAccount): Promise<string> {
  return (await call('segments.create', { name: 'Parisians', rules: IN_PARIS })).segment.id;
}

/** The contact joins the segment, or leaves it for another city. */
export async function moveTo({ call }: TestAccount, index: number, city: string, more: object = {}): Promise<string> {
  const { contact } = await call('contacts.upsert', { phone: phoneOf(index), attributes: { city, ...more } });
  return contact.id;
}

/** How often each contact entered, by the index of its number. */
export async function entriesOf(app: TestApp, journeyId: string): Promise<Record<number, number>> {
  const { rows } = await app.parts.database.pool.query<{ phone: string; count: number }>(
    `SELECT c.phone, count(*)::int AS count FROM journey_enrollments e JOIN contacts c ON c.tenant_id = e.tenant_id AND c.id = e.contact_id
      WHERE e.journey_id = $1 GROUP BY c.phone ORDER BY c.phone`,
    [journeyId],
  );
  return Object.fromEntries(rows.map(({ phone, count }) => [Number(phone.slice(8)) - 2000, count]));
}
