import type { Owner } from '../../domain/account.ts';
import type { EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { relationshipAt } from '../consent/relationship-at.ts';
import { suppressedBy } from '../consent/suppressed-by.ts';
import type { ContactFacts } from './recipient.ts';

/** All contacts, or those in any of the lists, tags and IDs. */
export interface AudiencePart {
  readonly all?: boolean | undefined;
  readonly list_ids?: readonly string[] | undefined;
  readonly tag_ids?: readonly string[] | undefined;
  readonly contact_ids?: readonly string[] | undefined;
}

/** The contacts in `include` that are not in `exclude`. */
export interface Audience {
  readonly include: AudiencePart;
  readonly exclude?: AudiencePart | undefined;
}

/** Of a draft without an audience: no contact, so that a campaign to all contacts must say so. */
export const NO_AUDIENCE: Audience = { include: {} };

export function includesContacts({ include }: Audience): boolean {
  const parts = [include.list_ids, include.tag_ids, include.contact_ids];
  return include.all === true || parts.some((part) => (part?.length ?? 0) > 0);
}

export interface AudienceContact extends Omit<ContactFacts, 'consent_status' | 'consent_method' | 'review_since'> {
  readonly consent_status: EffectiveConsentStatus;
  readonly suppressed_by: string | null;
  readonly relationship: string | null;
}

/** What the consent of an audience is read for. */
export interface AudienceReach {
  readonly programId: string | null;
  /** Time of transactional messages; null for marketing, which then reads no relationship. */
  readonly relationshipAt: Date | null;
}

export type AudienceParams = [
  tenantId: string,
  accountId: string,
  all: boolean,
  lists: readonly string[],
  tags: readonly string[],
  contacts: readonly string[],
  notLists: readonly string[],
  notTags: readonly string[],
  notContacts: readonly string[],
  asOf: Date,
];

/** Each condition on a list or tag is one lookup in a primary key. */
export const IN_AUDIENCE = `c.tenant_id = $1 AND c.account_id = $2 AND c.created_at <= $10
  AND ($3 OR c.id = ANY ($6)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($4) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($5) AND g.target_kind = 'contact' AND g.target_id = c.id))
  AND NOT (c.id = ANY ($9)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($7) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($8) AND g.target_kind = 'contact' AND g.target_id = c.id))`;

const SUPPRESSED_BY = suppressedBy({ account: '$2', phone: 'c.phone', contact: 'c.id', program: '$14::text' });

const CONSENT = consentInProgram({
  account: '$2',
  phone: 'c.phone',
  contactStatus: 'c.consent_status',
  contactMethod: 'c.consent_method',
  reviewSince: 'c.review_since',
  program: '$14::text',
});

const RELATIONSHIP = relationshipAt({ account: '$2', phone: 'c.phone', at: '$15::timestamptz' });

const walk = statement<
  [
    ...AudienceParams,
    after: string,
    upTo: string,
    limit: number,
    programId: string | null,
    relationshipAt: Date | null,
  ],
  AudienceContact
>(
  'audience.walk',
  `SELECT c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes,
          ${CONSENT} AS consent_status, ${SUPPRESSED_BY} AS suppressed_by, ${RELATIONSHIP} AS relationship
     FROM contacts c WHERE ${IN_AUDIENCE} AND c.id > $11 AND c.id <= $12 ORDER BY c.id LIMIT $13`,
);

/** A sum of hashes does not depend on the order of the rows. */
const measure = statement<AudienceParams, { count: number; hash: string }>(
  'audience.measure',
  `SELECT count(*) AS count, coalesce(sum(hashtextextended(c.id, 0)::numeric), 0)::text AS hash FROM contacts c WHERE ${IN_AUDIENCE}`,
);

const findUnknown = batchStatement<
  [tenantId: string, accountId: string, lists: readonly string[], tags: readonly string[]],
  { kind: string }
>(
  'audience.find_unknown_part',
  `SELECT 'list' AS kind FROM unnest($3::text[]) AS one (id) WHERE NOT EXISTS (SELECT 1 FROM lists l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.id = one.id)
   UNION ALL
   SELECT 'tag' FROM unnest($4::text[]) AS one (id) WHERE NOT EXISTS (SELECT 1 FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = one.id)
   LIMIT 1`,
);

/** Sorts after every contact ID. */
export const AFTER_ALL = '~';

/** Contact IDs greater than `after` and at most `upTo`; default of `upTo`: no end. */
export interface ContactRange {
  readonly after: string;
  readonly upTo?: string;
}

/**
 * The next contacts of the audience in a range, in the order of their IDs, with their consent,
 * suppression and relationship for the messages. Contacts created after `asOf` are left out.
 */
export function walkAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  asOf: Date,
  { after, upTo = AFTER_ALL }: ContactRange,
  limit: number,
  { programId, relationshipAt: at }: AudienceReach,
): Promise<AudienceContact[]> {
  return sql.rows(walk, ...paramsOf(owner, audience, asOf), after, upTo, limit, programId, at);
}

/** The size of the audience, and a hash that changes when a contact joins or leaves it. */
export async function measureAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  asOf: Date,
): Promise<{ count: number; hash: string }> {
  return (await sql.row(measure, ...paramsOf(owner, audience, asOf))) ?? { count: 0, hash: '0' };
}

/** `list` or `tag` when the audience names one that the account does not have; else null. */
export async function findUnknownPart(
  sql: Sql,
  owner: Owner,
  { include, exclude = {} }: Audience,
): Promise<string | null> {
  const lists = [...(include.list_ids ?? []), ...(exclude.list_ids ?? [])];
  const tags = [...(include.tag_ids ?? []), ...(exclude.tag_ids ?? [])];
  return (await sql.row(findUnknown, owner.tenantId, owner.accountId, lists, tags))?.kind ?? null;
}

/** The parameters `$1` to `$10` of `IN_AUDIENCE`. */
export function paramsOf(
  { tenantId, accountId }: Owner,
  { include, exclude = {} }: Audience,
  asOf: Date,
): AudienceParams {
  return [
    tenantId,
    accountId,
    include.all ?? false,
    include.list_ids ?? [],
    include.tag_ids ?? [],
    include.contact_ids ?? [],
    exclude.list_ids ?? [],
    exclude.tag_ids ?? [],
    exclude.contact_ids ?? [],
    asOf,
  ];
}
