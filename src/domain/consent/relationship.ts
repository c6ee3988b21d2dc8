/**
 * The relationships that permit transactional messages (messaging rules, section 1). What they
 * mean:
 *
 * - `order`: bought or ordered something
 * - `account`: has a user account, which codes and security notices are sent for
 * - `appointment`: booked a time, a table or a stay
 * - `delivery`: is sent a parcel, also one that another person ordered
 * - `membership`: belongs to a club, a loyalty program or a subscription
 * - `inquiry`: asked for a quote, a callback or support
 * - `employment`: works or applied for work
 * - `care`: is a patient, a student, a tenant, or the guardian of one
 */
export const RELATIONSHIP_KINDS = [
  'order',
  'account',
  'appointment',
  'delivery',
  'membership',
  'inquiry',
  'employment',
  'care',
] as const;

export type RelationshipKind = (typeof RELATIONSHIP_KINDS)[number];

/** The relationship that follows from a message of the person, for `REPLY_HOURS` after it. */
export const RECENT_REPLY = 'recent_reply';
export const REPLY_HOURS = 24;

/** The relationship that a consent source proves: people who agree at a checkout have an order. */
export function relationshipOfSource(method: string): RelationshipKind | null {
  return method === 'checkout' ? 'order' : null;
}
