import { BUCKETS } from '../../domain/experiments/bucket.ts';
import type {
  SegmentRuleConsent,
  SegmentRuleList,
  SegmentRuleMessage,
  SegmentRuleRandomBucket,
  SegmentRuleTag,
} from '../../generated/types.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { bucketHash } from './in-hold-out.ts';
import type { RuleCompiler } from './rule-compiler.ts';

export function compileList({ list_id: id }: SegmentRuleList, { values, exists }: RuleCompiler): string {
  return exists(
    `SELECT FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ${values.add(id, 'text')} AND m.contact_id = c.id`,
  );
}

export function compileTag({ tag_id: id }: SegmentRuleTag, { values, exists }: RuleCompiler): string {
  return exists(
    `SELECT FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ${values.add(id, 'text')} AND g.target_kind = 'contact' AND g.target_id = c.id`,
  );
}

export function compileMessage(
  { campaign_id: id, states }: SegmentRuleMessage,
  { values, exists }: RuleCompiler,
): string {
  const [campaign, wanted] = [values.add(id, 'text'), values.add(states, 'text[]')];
  return exists(`SELECT FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
     WHERE r.tenant_id = $1 AND r.campaign_id = ${campaign} AND r.contact_id = c.id
       AND m.account_id = $2 AND m.campaign_id = ${campaign} AND m.state = ANY (${wanted})`);
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

/**
 * The SQL of `bucketOf` (domain/experiments/bucket.ts). BETWEEN would compute the hash twice, so
 * buckets are counted from the first that is wanted.
 */
export function compileBucket({ from, to, seed = '' }: SegmentRuleRandomBucket, { values }: RuleCompiler): string {
  return `(${bucketHash(values.add(`${seed}:`, 'text'))} + ${values.add(BUCKETS - from, 'int')}) % ${BUCKETS} <= ${values.add(to - from, 'int')}`;
}
