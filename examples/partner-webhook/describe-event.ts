import type { TernEvent } from './tern-sdk.ts';

/** One line for people. In each case `event.data` has the fields of that type. */
export function describeEvent(event: TernEvent): string {
  const { type } = event;
  const customer = event.data.external_ref ?? 'the partner';
  switch (event.type) {
    case 'message.accepted':
      return `${customer}: ${event.data.message_id} is on its way to ${event.data.to} (credits: ${event.data.credits})`;
    case 'message.finalized':
      return `${customer}: ${event.data.message_id} is ${event.data.state}${because(event.data.error_code ?? event.data.reason)}`;
    case 'message.inbound':
      return `${customer}: ${event.data.from} wrote ${JSON.stringify(event.data.text)}, read as ${event.data.intent}`;
    case 'contact.opted_in':
      return `${customer}: ${event.data.phone} may be texted (${event.data.method})`;
    case 'contact.opted_out':
      return `${customer}: ${event.data.phone} must not be texted any more, ${event.data.recalled_messages} recalled`;
    case 'trust.updated':
      return `${customer} is ${event.data.state} and ${event.data.ready ? 'ready' : 'not ready'} to send (${event.data.reason})`;
    case 'balance.low':
      return `${customer} has ${event.data.available} credits left, fewer than ${event.data.threshold}`;
    case 'balance.exhausted':
      return `${customer} has no credits left`;
    case 'customer.paused':
      return `${customer} ${event.data.paused ? 'is paused' : 'goes on'}${because(event.data.reason)}`;
    default:
      // A type that is newer than this program. Throwing here would only make it come again and again.
      return `${customer}: ${type}, which this program does not know`;
  }
}

function because(reason: string | null): string {
  return reason === null ? '' : ` (${reason})`;
}
