import type { LoadedContent } from '../../../messaging/content/load-template.ts';
import { refusalOf } from '../../../messaging/gates/chain.ts';
import { contentGate } from '../../../messaging/gates/content.ts';
import { recipientGate } from '../../../messaging/gates/recipient.ts';
import { refusalError } from '../../../messaging/gates/refusal-error.ts';
import { gatherFacts } from '../../../messaging/send/gather.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Account } from '../../../skill.ts';
import type { Price } from './price.ts';

/** One text to one number, with the variables of its contact when it is one. Only what a price depends on is asked for. */
export async function priceRecipient(
  db: Sql,
  account: Account,
  content: LoadedContent,
  to: string,
  variables: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<Price> {
  const { facts } = await gatherFacts(db, account, { to, purpose: 'transactional', content, variables, at });
  const gates = [recipientGate(facts), contentGate(facts)];
  const decision = { allow: false, gates, rule_pack: facts.timing.pack.id };
  if (refusalOf(decision) !== null || !facts.recipient.ok || !facts.content.ok) throw refusalError(decision, facts);
  const { credits, measure } = facts.content;
  return {
    recipients: 1,
    segments: measure.segments,
    credits,
    by_country: { [facts.recipient.country]: credits },
    encoding: measure.encoding,
  };
}
