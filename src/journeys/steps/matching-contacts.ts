import { segmentsIn } from '../../domain/segments/references.ts';
import type { SegmentRule } from '../../generated/types.ts';
import { contactsThatMatch } from '../../people/segments/contacts.ts';
import { loadSegmentRules } from '../../people/segments/load-rules.ts';
import type { StepScope } from './scope.ts';

/** Those of the contacts that meet the rules now. */
export async function matchingContacts(
  { tx, owner, now }: Pick<StepScope, 'tx' | 'owner' | 'now'>,
  rule: SegmentRule,
  contactIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const segments = await loadSegmentRules(tx, owner, segmentsIn(rule));
  return contactsThatMatch(tx, owner, { rule, segments, at: now }, contactIds);
}
