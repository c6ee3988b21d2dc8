import type { CatalogEntry } from '../generated/catalog.ts';

/** What a tool of the Model Context Protocol (MCP) says about its effects. */
export interface EffectHints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Skills that deliver events to the partner's endpoint, although they cost no credits. */
const DELIVERS: ReadonlySet<string> = new Set(['partner.processOutbox', 'partner.outbox.replay']);

/**
 * The hints of a skill: hosts decide by them whether to ask a person first, so that they must not
 * promise too much. A message that was sent and credits that were spent do not come back, so that
 * a billable skill counts as destructive. A write is idempotent only if each call must have an
 * idempotency key; to destroy something twice has no further effect.
 */
export function effectHintsOf(
  name: string,
  { effect, leadsTo, secrets, requiredErrors }: Pick<CatalogEntry, 'effect' | 'leadsTo' | 'secrets' | 'requiredErrors'>,
): EffectHints {
  const onlyEnds = effect === 'destructive' && secrets.length === 0 && !leadsTo.includes('disclosure');
  return {
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'billable' || effect === 'destructive',
    idempotentHint: effect === 'read' || onlyEnds || requiredErrors.some(([param]) => param === 'idempotency_key'),
    openWorldHint: effect === 'billable' || leadsTo.includes('disclosure') || DELIVERS.has(name),
  };
}
