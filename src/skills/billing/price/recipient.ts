import type { Account } from '../../../domain/account.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { LoadedContent } from '../../../sending/content/load-template.ts';
import { loadFacts } from '../../../sending/facts/load-facts.ts';
import { contentGate } from '../../../sending/gates/content.ts';
import { refusalOf } from '../../../sending/gates/evaluate.ts';
import { recipientGate } from '../../../sending/gates/recipient.ts';
import { refusalError } from '../../../sending/gates/refusal-error.ts';
import type { Price } from './price.ts';

/**
 * The cost of one message to one number, with the variables of its contact if there is one. Only
 * the gates that the price depends on are evaluated.
 */
export async function priceRecipient(
  db: Sql,
  account: Account,
  content: LoadedContent,
  to: string,
  variables: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<Price> {
  const { facts } = await loadFacts(db, account, { to, purpose: 'transactional', content, variables, now: at, at });
  // The price of a country helps to decide whether to allow it.
  const anywhere = { ...facts, account: { ...facts.account, allowedCountries: null } };
  const gates = [recipientGate(anywhere), contentGate(facts)];
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
