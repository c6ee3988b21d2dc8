import type { TernEvent } from './tern-sdk.ts';

/** Describes an event in one line. In each case, `event.data` has the fields of that type. */
export function describeEvent(event: TernEvent): string {
  const { type } = event;
  const customer = event.data.external_ref ?? 'the partner';
  switch (event.type) {
    case 'message.accepted':
      return `${customer}: ${event.data.message_id} is accepted for ${event.data.to} (credits: ${event.data.credits})`;
    case 'message.finalized':
      return `${customer}: ${event.data.message_id} is ${event.data.state}${because(event.data.error_code ?? event.data.reason)}`;
    case 'message.inbound':
      return `${customer}: ${event.data.from} sent ${JSON.stringify(event.data.text)} (intent: ${event.data.intent})`;
    case 'contact.opted_in':
      return `${customer}: ${event.data.phone} opted in (${event.data.method})`;
    case 'contact.opted_out':
      return `${customer}: ${event.data.phone} opted out, ${event.data.canceled_messages} messages canceled`;
    case 'contact.consent_expired':
      return `${customer}: the consent of ${event.data.phone} ended after ${event.data.after_months} months without contact`;
    case 'contact.review_required':
      return `${customer}: a message from ${event.data.phone} may be an opt-out, ${event.data.inbound_id} waits for a decision`;
    case 'link.clicked':
      return `${customer}: ${event.data.contact_id ?? 'a reader'} opened ${event.data.link_id}`;
    case 'campaign.paused':
      return `${customer}: ${event.data.name} is paused (${event.data.reason})`;
    case 'campaign.skipped':
      return `${customer}: ${event.data.name} did not start at ${event.data.occurrence_at} (${event.data.blockers.join(', ')})`;
    case 'trust.updated':
      return `${customer} is ${event.data.state} and ${event.data.ready ? 'ready' : 'not ready'} to send (${event.data.reason})`;
    case 'balance.low':
      return `${customer} has ${event.data.available} credits left, fewer than ${event.data.threshold}`;
    case 'balance.exhausted':
      return `${customer} has no credits left`;
    case 'balance.recharged':
      return `${customer} bought ${event.data.amount} credits`;
    case 'balance.recharge_failed':
      return `${customer} could not buy ${event.data.amount} credits (${event.data.reason})`;
    case 'report.ready':
      return `${customer}: the report ${event.data.report_id} has ${event.data.rows} rows`;
    case 'approval.requested':
      return `${customer}: ${event.data.skill} waits for an approval until ${event.data.expires_at}`;
    case 'approval.decided':
      return `${customer}: ${event.data.skill} was ${event.data.decision}`;
    case 'alert.opened':
      return `${customer}: ${event.data.summary}`;
    case 'alert.closed':
      return `${customer}: no longer ${event.data.kind.replaceAll('_', ' ')}`;
    case 'webhook.test':
      return `${customer}: a test of ${event.data.webhook_id}`;
    case 'customer.paused':
      return `${customer} ${event.data.paused ? 'is paused' : 'is resumed'}${because(event.data.reason)}`;
    default:
      // A type newer than this program. If you throw here, Tern repeats the event.
      return `${customer}: ${type} (unknown event type)`;
  }
}

function because(reason: string | null): string {
  return reason === null ? '' : ` (${reason})`;
}
