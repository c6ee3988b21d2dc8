import { IS_REPLY } from '../../counting/replies.ts';
import { BUCKETS } from '../../domain/experiments/bucket.ts';
import { startOf } from '../../domain/segments/times.ts';
import type {
  SegmentRuleConsent,
  SegmentRuleList,
  SegmentRuleMessage,
  SegmentRuleRandomBucket,
  SegmentRuleReply,
  SegmentRuleSegmentChange,
  SegmentRuleTag,
} from '../../generated/types.ts';
import { consentInProgram } from '../consent/consent-in-program.ts';
import { compileCount } from './compile-events.ts';
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

/**
 * What the last comparison of a tracked segment found. The last change of a contact is enough: the
 * time in which it counts ends now.
 */
export function compileSegmentChange(
  { segment_id: id, change, within }: SegmentRuleSegmentChange,
  { values, at, exists }: RuleCompiler,
): string {
  const changedAt = change === 'joined' ? 'm.joined_at' : 'm.left_at';
  const [start, end] = [values.add(startOf(within, at), 'timestamptz'), values.add(at, 'timestamptz')];
  return exists(
    `SELECT FROM segment_members m WHERE m.tenant_id = $1 AND m.segment_id = ${values.add(id, 'text')} AND m.contact_id = c.id AND ${changedAt} > ${start} AND ${changedAt} <= ${end}`,
  );
}

/** Messages to the contact's number; those of a campaign by the contact. */
export function compileMessage(rule: SegmentRuleMessage, { values, at, exists }: RuleCompiler): string {
  const { campaign_id: campaign, journey_id: journey, node_id: node, states, within } = rule;
  const conditions = [
    states === undefined ? 'm.accepted_at IS NOT NULL' : `m.state = ANY (${values.add(states, 'text[]')})`,
    ...(within === undefined
      ? []
      : [
          `m.created_at > ${values.add(startOf(within, at), 'timestamptz')}`,
          `m.created_at <= ${values.add(at, 'timestamptz')}`,
        ]),
  ];
  if (campaign !== undefined) {
    const id = values.add(campaign, 'text');
    return exists(`SELECT FROM campaign_recipients r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
     WHERE r.tenant_id = $1 AND r.campaign_id = ${id} AND r.contact_id = c.id
       AND m.account_id = $2 AND m.campaign_id = ${id} AND ${conditions.join(' AND ')}`);
  }
  if (journey !== undefined) conditions.push(`m.journey_id = ${values.add(journey, 'text')}`);
  if (node !== undefined) conditions.push(`m.node_id = ${values.add(node, 'text')}`);
  return exists(
    `SELECT FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = c.phone AND m.purpose <> 'reply' AND ${conditions.join(' AND ')}`,
  );
}

/** Replies from the contact's number, to the last message that it got within seven days before. */
export function compileReply(rule: SegmentRuleReply, compiler: RuleCompiler): string {
  const { values, at, exists } = compiler;
  const { campaign_id, journey_id, node_id, within } = rule;
  const answered = Object.entries({ campaign_id, journey_id, node_id }).flatMap(([column, id]) =>
    id === undefined ? [] : [`m.${column} = ${values.add(id, 'text')}`],
  );
  const conditions = [
    `i.tenant_id = $1 AND i.account_id = $2 AND ${IS_REPLY} AND i.received_at <= ${values.add(at, 'timestamptz')}`,
    ...(within === undefined ? [] : [`i.received_at > ${values.add(startOf(within, at), 'timestamptz')}`]),
    ...(answered.length === 0
      ? []
      : [
          exists(
            `SELECT FROM messages m WHERE m.tenant_id = $1 AND m.id = i.answers_message_id AND ${answered.join(' AND ')}`,
          ),
        ]),
  ].join(' AND ');
  const rows = { table: 'inbound_messages i', owner: 'i.from_phone', contact: 'c.phone', conditions };
  return compileCount(rows, rule, compiler);
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
