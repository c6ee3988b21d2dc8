import type {
  ContactsTimelineResult,
  TimelineConversion,
  TimelineMessageIn,
  TimelineMessageOut,
} from '../../generated/types.ts';
import type { ConversionRow, InboundRow, OutboundRow } from './timeline-queries.ts';

export type TimelineItem = ContactsTimelineResult['items'][number];

export function presentOutbound(row: OutboundRow): TimelineMessageOut['message'] {
  return {
    id: row.id,
    state: row.state as TimelineMessageOut['message']['state'],
    state_reason: row.state_reason,
    error_code: row.error_code,
    to: row.to_phone,
    from: row.from_phone,
    text: row.body,
    purpose: row.purpose as TimelineMessageOut['message']['purpose'],
    credits: row.credits,
    campaign_id: row.campaign_id,
    due_at: row.due_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    finalized_at: row.finalized_at?.toISOString() ?? null,
  };
}

export function presentInbound(row: InboundRow): TimelineMessageIn['message'] {
  return {
    id: row.id,
    from: row.from_phone,
    to: row.to_phone,
    text: row.text,
    intent: row.intent as TimelineMessageIn['message']['intent'],
    rule_id: row.rule_id,
  };
}

export function presentConversion({ refunded_at: at, ...row }: ConversionRow): TimelineConversion['conversion'] {
  return { ...row, refunded_at: at?.toISOString() ?? null };
}
