import type { SegmentRule } from '../../src/generated/types.ts';
import type { TestAccount, TestApp } from './app.ts';

export const MINUTE = 60_000;
export const DAY = 86_400_000;
export const PARIS: SegmentRule = { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' };

export async function move({ call }: TestAccount, phone: string, city: string): Promise<string> {
  return (await call('contacts.upsert', { phone, attributes: { city } })).contact.id;
}

/** The workers, after a time in which a comparison is due. */
export async function later(app: TestApp, ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.drain();
}

export async function trackParis(app: TestApp, { call }: TestAccount): Promise<string> {
  const { segment } = await call('segments.create', { name: 'Paris', rules: PARIS, track_members: true });
  await app.drain();
  return segment.id;
}

export const changed = (id: string, change: 'joined' | 'left', days = 7): SegmentRule => ({
  kind: 'segment_change',
  segment_id: id,
  change,
  within: { amount: days, unit: 'days' },
});

/** Numbers of the contacts that meet the rules. */
export async function select({ call }: TestAccount, rules: SegmentRule): Promise<string[]> {
  return (await call('segments.preview', { rules })).sample.map(({ phone }) => phone).toSorted();
}

export async function trackingOf({ call }: TestAccount, id: string) {
  return (await call('segments.get', { segment_id: id })).segment.tracking;
}

/** What is recorded of a segment, by contact. */
export async function membersOf({ parts }: TestApp, id: string) {
  const { rows } = await parts.database.pool.query<{ contact_id: string; is_member: boolean; joined: boolean }>(
    'SELECT contact_id, is_member, joined_at IS NOT NULL AS joined FROM segment_members WHERE segment_id = $1 ORDER BY contact_id',
    [id],
  );
  return rows;
}
