import { BUCKETS } from '../../domain/experiments/bucket.ts';
import type {
  SegmentRuleConsent,
  SegmentRuleList,
  SegmentRuleMessage,
  SegmentRuleRandomBucket,
  SegmentRuleTag,
} from '../../generated/types.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import type { RuleCompiler } from './rule-compiler.ts';

// The primary keys of these tables hold a contact once, so a join needs no DISTINCT.

export function compileList({ list_id: id }: SegmentRuleList, { access, values, join }: RuleCompiler): string {
  const list = values.add(id, 'text');
  const of = (alias: string): string =>
    `${alias}.tenant_id = $1 AND ${alias}.list_id = ${list} AND ${alias}.contact_id = c.id`;
  if (access === 'lookups') return `EXISTS (SELECT FROM list_members m WHERE ${of('m')})`;
  return `${join((alias) => `LEFT JOIN list_members ${alias} ON ${of(alias)}`)}.contact_id IS NOT NULL`;
}

export function compileTag({ tag_id: id }: SegmentRuleTag, { access, values, join }: RuleCompiler): string {
  const tag = values.add(id, 'text');
  const of = (alias: string): string =>
    `${alias}.tenant_id = $1 AND ${alias}.tag_id = ${tag} AND ${alias}.target_kind = 'contact' AND ${alias}.target_id = c.id`;
  if (access === 'lookups') return `EXISTS (SELECT FROM taggings g WHERE ${of('g')})`;
  return `${join((alias) => `LEFT JOIN taggings ${alias} ON ${of(alias)}`)}.target_id IS NOT NULL`;
}

export function compileMessage(
  { campaign_id: id, states }: SegmentRuleMessage,
  { access, values, join }: RuleCompiler,
): string {
  const campaign = values.add(id, 'text');
  const wanted = values.add(states, 'text[]');
  const message = `messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.campaign_id = ${campaign} AND m.state = ANY (${wanted})`;
  const recipient = (alias: string): string =>
    `${alias}.tenant_id = $1 AND ${alias}.campaign_id = ${campaign} AND ${alias}.contact_id = c.id`;
  if (access === 'lookups')
    return `EXISTS (SELECT FROM campaign_recipients r WHERE ${recipient('r')} AND EXISTS (SELECT FROM ${message} AND m.id = r.message_id))`;
  const set = (alias: string): string =>
    `LEFT JOIN (SELECT r.contact_id FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
                 WHERE r.tenant_id = $1 AND r.campaign_id = ${campaign} AND m.account_id = $2 AND m.state = ANY (${wanted})) ${alias}
       ON ${alias}.contact_id = c.id`;
  return `${join(set)}.contact_id IS NOT NULL`;
}

/** The same expression as the gates use. */
export function compileConsent({ status, program_id: id }: SegmentRuleConsent, { values }: RuleCompiler): string {
  const consent = consentInProgram({
    account: '$2',
    phone: 'c.phone',
    contactStatus: 'c.consent_status',
    contactMethod: 'c.consent_method',
    reviewSince: 'c.review_since',
    program: id === undefined ? 'NULL' : values.add(id, 'text'),
  });
  return `${consent} = ${values.add(status, 'text')}`;
}

/** The SQL of `bucketOf` (domain/experiments/bucket.ts). */
export function compileBucket({ from, to, seed = '' }: SegmentRuleRandomBucket, { values }: RuleCompiler): string {
  const hash = `('x' || substr(md5(${values.add(seed, 'text')} || ':' || c.id), 1, 8))::bit(32)::bigint`;
  return `${hash} % ${BUCKETS} BETWEEN ${values.add(from, 'int')} AND ${values.add(to, 'int')}`;
}
