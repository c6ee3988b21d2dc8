import { NO_CAUSE } from '../../domain/causes.ts';
import { hasKeys } from '../../domain/journeys/enrollment-key.ts';
import { decideStep } from '../../domain/journeys/step.ts';
import { type CauseOf, causeSignals } from '../../events/signals/cause-of.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Published } from '../definitions.ts';
import type { Enrollment } from '../enrollment.ts';
import { type AnswerOf, answerAt } from './answers.ts';
import { endTooManyMessages, endTooManySteps, isLimit, type LimitReason } from './hourly-limits.ts';
import { matchingContacts } from './matching-contacts.ts';
import { type Journal, MovingEnrollment } from './moving-enrollment.ts';
import { saveMoving } from './save.ts';
import type { StepScope } from './scope.ts';
import { answerSend } from './send.ts';

/**
 * Nodes that a contact passes in one transaction; it goes on in the next. Bounds how long locks are
 * held.
 */
const MAX_ROUNDS = 25;

/**
 * Keeps the contacts from being forgotten until the end of the transaction. A contact that is
 * being forgotten or merged right now is skipped: to wait for it, with enrollments locked, could
 * deadlock.
 */
const holdContacts = hold('journeys.hold_contacts', 'KEY SHARE');
/** Where a contact is in a journey several times, its messages are counted one after the other. */
const holdContactsAlone = hold('journeys.hold_contacts_alone', 'NO KEY UPDATE');

function hold(name: string, LOCK: 'KEY SHARE' | 'NO KEY UPDATE') {
  return batchStatement<[tenantId: string, accountId: string, ids: readonly string[]], { id: string; held: boolean }>(
    name,
    `WITH held AS MATERIALIZED (
     SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR ${LOCK} SKIP LOCKED)
   SELECT c.id, EXISTS (SELECT FROM held WHERE held.id = c.id) AS held
     FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY ($3)`,
  );
}

/**
 * Moves enrollments of one version, which the caller has locked, as far as they come: until they
 * wait or end. All that this does is in the caller's transaction, so that a crash repeats nothing.
 * Returns a reason for each enrollment that a limit ended.
 */
export async function walkEnrollments(
  scope: StepScope,
  published: Published,
  enrollments: readonly Enrollment[],
): Promise<readonly LimitReason[]> {
  const { tx, owner, now } = scope;
  const [first] = enrollments;
  if (first === undefined) return [];
  const contactIds = enrollments.map(({ contact_id: id }) => id);
  const holding = hasKeys(published.entry) ? holdContactsAlone : holdContacts;
  const found = await tx.rows(holding, owner.tenantId, owner.accountId, contactIds);
  const held = new Map(found.map(({ id, held: isHeld }) => [id, isHeld]));
  causeSignals(tx, causesOf(enrollments));
  const journal: Journal = { steps: [], counts: new Map() };
  const allMoving = enrollments
    .filter(({ contact_id: id }) => held.get(id) !== false)
    .map((enrollment) => new MovingEnrollment(enrollment, published.graph, journal, now));
  for (const moving of allMoving) if (!held.has(moving.contactId)) moving.end('exited', 'forgotten');
  await endTooManySteps(scope, published, allMoving);
  await walk(scope, published, allMoving);
  await saveMoving(scope, first.journey_id, allMoving, journal);
  return allMoving.flatMap(({ reason }) => (isLimit(reason) ? [reason] : []));
}

/** Signals about a contact continue the chain that led to its enrollment. */
function causesOf(enrollments: readonly Enrollment[]): CauseOf {
  const causes = new Map(
    enrollments.map(({ contact_id: contactId, id, depth, root_id: rootId }) => [
      contactId,
      { depth: depth + 1, rootId: rootId ?? id },
    ]),
  );
  return (contactId) => (contactId === null ? undefined : causes.get(contactId)) ?? NO_CAUSE;
}

async function walk(scope: StepScope, published: Published, allMoving: readonly MovingEnrollment[]): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const walking = allMoving.filter(({ walks }) => walks);
    if (walking.length === 0) return;
    await exitByRules(scope, published, walking);
    const going = walking.filter(({ walks, node }) => walks && node.config.kind !== 'send');
    if (going.length === 0) break;
    for (const together of byNode(going)) decide(scope, together, await answerAt(scope, together));
  }
  const atSend = allMoving.filter(({ walks, node }) => walks && node.config.kind === 'send');
  await endTooManyMessages(scope, published, atSend);
  const [senders] = byNode(atSend.filter(({ walks }) => walks));
  const config = senders?.[0].node.config;
  if (senders !== undefined && config?.kind === 'send')
    decide(scope, senders, await answerSend(scope, config, published, senders));
}

function decide({ now }: StepScope, allMoving: readonly MovingEnrollment[], answerOf: AnswerOf): void {
  for (const moving of allMoving) moving.move(decideStep(moving.node, moving, answerOf(moving), now));
}

async function exitByRules(
  scope: StepScope,
  { exit }: Published,
  allMoving: readonly MovingEnrollment[],
): Promise<void> {
  for (const criterion of exit) {
    if (criterion.kind !== 'rules') continue;
    const walking = allMoving.filter(({ walks }) => walks);
    const ids = walking.map(({ contactId }) => contactId);
    const matching = ids.length === 0 ? new Set() : await matchingContacts(scope, criterion.rules, ids);
    for (const moving of walking) if (matching.has(moving.contactId)) moving.end('exited', 'exit_rules');
  }
}

/** The largest group first. */
function byNode(allMoving: readonly MovingEnrollment[]): (readonly [MovingEnrollment, ...MovingEnrollment[]])[] {
  const groups = groupBy(allMoving, ({ node }) => node.id);
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}
