import type { Owner } from '../../domain/account.ts';
import type { EffectiveConsentStatus } from '../../domain/consent/verdict.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { relationshipAt } from '../consent/relationship-at.ts';
import { suppressedBy } from '../consent/suppressed-by.ts';
import type { NamedContact } from '../contacts/contact.ts';
import { findUnknownReferences } from '../segments/unknown-references.ts';
import { audienceStatement, type SegmentConditions, segmentIdsOf } from './audience-segments.ts';
import type { Audience, ResolvedAudience } from './parts.ts';

export interface AudienceContact extends NamedContact {
  readonly id: string;
  readonly timezone: string | null;
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

/**
 * The contacts `c` in an audience with the params `$1` to `$10` of `paramsOf`, and the conditions
 * of its segments. Each condition on a list or tag is one lookup in a primary key.
 */
export const inAudience = ({ include, exclude }: SegmentConditions): string =>
  `c.tenant_id = $1 AND c.account_id = $2 AND c.created_at <= $10
  AND ($3 OR c.id = ANY ($6)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($4) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($5) AND g.target_kind = 'contact' AND g.target_id = c.id)${include})
  AND (c.id = ANY ($9)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($7) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($8) AND g.target_kind = 'contact' AND g.target_id = c.id)${exclude}) IS NOT TRUE`;

/** The columns of an `AudienceContact`, with the placeholders of what it is read for. */
function columnsFor(program: string, at: string): string {
  const suppressed = suppressedBy({ account: '$2', phone: 'c.phone', contact: 'c.id', program });
  const relationship = relationshipAt({ account: '$2', phone: 'c.phone', at });
  const consent = consentInProgram({
    account: '$2',
    phone: 'c.phone',
    contactStatus: 'c.consent_status',
    contactMethod: 'c.consent_method',
    reviewSince: 'c.review_since',
    program,
  });
  return `c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes,
          ${consent} AS consent_status, ${suppressed} AS suppressed_by, ${relationship} AS relationship`;
}

const WALKED = columnsFor('$14::text', '$15::timestamptz');

type WalkParams = [
  ...AudienceParams,
  after: string,
  upTo: string,
  limit: number,
  programId: string | null,
  relationshipAt: Date | null,
];

const walkText = (conditions: SegmentConditions): string =>
  `SELECT ${WALKED}
     FROM contacts c WHERE ${inAudience(conditions)} AND c.id > $11 AND c.id <= $12 ORDER BY c.id LIMIT $13`;

const walk = audienceStatement<WalkParams, AudienceContact>('audience.walk', 'lookups', 16, walkText);

/** A sum of hashes does not depend on the order of the rows. */
const measureText = (conditions: SegmentConditions): string =>
  `SELECT count(*) AS count, coalesce(sum(hashtextextended(c.id, 0)::numeric), 0)::text AS hash
     FROM contacts c WHERE ${inAudience(conditions)}`;

interface AudienceSize {
  readonly count: number;
  readonly hash: string;
}

const measure = audienceStatement<AudienceParams, AudienceSize>('audience.measure', 'sets', 11, measureText);

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
  audience: ResolvedAudience,
  asOf: Date,
  { after, upTo = AFTER_ALL }: ContactRange,
  limit: number,
  { programId, relationshipAt: at }: AudienceReach,
): Promise<AudienceContact[]> {
  const params: WalkParams = [...paramsOf(owner, audience, asOf), after, upTo, limit, programId, at];
  const { statement, values } = walk(audience, asOf);
  return sql.rows(statement, ...params, ...values);
}

const findByIds = batchStatement<
  [tenantId: string, accountId: string, ids: readonly string[], programId: string | null, relationshipAt: Date | null],
  AudienceContact
>(
  'audience.find_contacts',
  `SELECT ${columnsFor('$4::text', '$5::timestamptz')} FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($3) ORDER BY c.id`,
);

/** The contacts with these IDs, as `walkAudience` reads them. */
export function findAudienceContacts(
  sql: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
  { programId, relationshipAt: at }: AudienceReach,
): Promise<AudienceContact[]> {
  return sql.rows(findByIds, tenantId, accountId, ids, programId, at);
}

/** The size of the audience, and a hash that changes when a contact joins or leaves it. */
export async function measureAudience(
  sql: Sql,
  owner: Owner,
  audience: ResolvedAudience,
  asOf: Date,
): Promise<AudienceSize> {
  const params = paramsOf(owner, audience, asOf);
  const { statement, values } = measure(audience, asOf);
  return (await sql.row(statement, ...params, ...values)) ?? { count: 0, hash: '0' };
}

/** What the audience names and the account does not have: `list`, `tag`, `segment` or null. */
export async function findUnknownPart(
  sql: Sql,
  owner: Owner,
  { include, exclude = {} }: Audience,
): Promise<string | null> {
  const lists = [...(include.list_ids ?? []), ...(exclude.list_ids ?? [])];
  const tags = [...(include.tag_ids ?? []), ...(exclude.tag_ids ?? [])];
  const segments = segmentIdsOf({ include, exclude });
  const [first] = await findUnknownReferences(sql, owner, { lists, tags, segments });
  return first?.kind ?? null;
}

/** The parameters `$1` to `$10` of `inAudience`. */
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
