import { readCalendar } from '../../accounts/calendar.ts';
import { setZone } from '../../domain/calendar/account-calendar.ts';
import type { Answer } from '../../domain/journeys/step.ts';
import type { WaitFacts } from '../../domain/journeys/wait-until.ts';
import { resolveLocation } from '../../domain/time-zones/resolve.ts';
import type { JourneyNodeDelayUntil, JourneyNodeRandomSplit, JourneyNodeSplit } from '../../generated/types.ts';
import { tagContacts, untagContacts } from '../../people/audience/tag-contacts.ts';
import { findContactsByIds } from '../../people/contacts/find-contacts.ts';
import { propertiesThatMatch } from '../../people/segments/match-properties.ts';
import { locationHintsOf } from '../../sending/rules/location-hints.ts';
import { findWinner } from '../splits/split-row.ts';
import { matchingContacts } from './matching-contacts.ts';
import type { MovingEnrollment } from './moving-enrollment.ts';
import type { StepScope } from './scope.ts';
import { updateContacts } from './update-contacts.ts';

export type AnswerOf = (moving: MovingEnrollment) => Answer;

const NOTHING: Answer = { kind: 'nothing' };
const DONE: Answer = { kind: 'done', detail: {} };
const answerAll =
  (answer: Answer): AnswerOf =>
  () =>
    answer;

/**
 * Finds out, or does, what contacts at the same node need before they go on; messages have their
 * own (`send.ts`). Takes the same number of statements for any number of contacts.
 */
export async function answerAt(
  scope: StepScope,
  allMoving: readonly [MovingEnrollment, ...MovingEnrollment[]],
): Promise<AnswerOf> {
  const [{ node }] = allMoving;
  const { config } = node;
  const ids = allMoving.map(({ contactId }) => contactId);
  const { tx, owner, now } = scope;
  switch (config.kind) {
    case 'split':
      return answerSplit(scope, config, allMoving);
    case 'random_split':
      return answerAll(await answerRandomSplit(scope, node.id, config));
    case 'wait_for':
      return config.rules === undefined
        ? answerAll(NOTHING)
        : answerRules(await matchingContacts(scope, config.rules, ids));
    case 'delay_until':
      return answerWait(scope, config, ids);
    case 'update_contact':
      await updateContacts(tx, owner, config, ids, now);
      return answerAll(DONE);
    case 'tag': {
      const { tag_id: tagId, action = 'add' } = config;
      if (action === 'remove') await untagContacts(tx, owner, tagId, ids);
      else {
        const pairs = ids.map((contactId) => ({ tagId, contactId }));
        await tagContacts(tx, owner, pairs, now);
      }
      return answerAll(DONE);
    }
    default:
      return answerAll(NOTHING);
  }
}

const answerRules =
  (matching: ReadonlySet<string>): AnswerOf =>
  ({ contactId }) => ({ kind: 'rules', met: matching.has(contactId) });

/** A simulation that chooses a variant gives it all contacts. */
async function answerRandomSplit(
  { tx, owner }: StepScope,
  nodeId: string,
  { variants }: JourneyNodeRandomSplit,
): Promise<Answer> {
  if (variants.some(({ share }) => share === 100)) return NOTHING;
  const winner = await findWinner(tx, owner.tenantId, nodeId);
  return winner === null ? NOTHING : { kind: 'winner', variant: winner };
}

/** Asks the database once for the conditions on events, and once for the rules. */
async function answerSplit(
  scope: StepScope,
  { rules, where, of = 'entry' }: JourneyNodeSplit,
  allMoving: readonly MovingEnrollment[],
): Promise<AnswerOf> {
  const { tx, now } = scope;
  const events = allMoving.map((moving) => moving.propertiesOf(of));
  const met = where === undefined ? null : await propertiesThatMatch(tx, where, events, now);
  const ids = allMoving.flatMap(({ contactId }, index) => (met?.has(index) === false ? [] : [contactId]));
  return answerRules(rules === undefined ? new Set(ids) : await matchingContacts(scope, rules, ids));
}

async function answerWait(
  { tx, owner }: StepScope,
  { at, of = 'entry' }: JourneyNodeDelayUntil,
  ids: readonly string[],
): Promise<AnswerOf> {
  const contacts = at === undefined ? await findContactsByIds(tx, owner, ids) : [];
  const known = new Map(
    contacts.map((contact) => {
      const { phone, country: phoneCountry } = contact;
      const { zones } = resolveLocation({ phone, phoneCountry, contact: locationHintsOf(contact) });
      return [contact.id, { zones, attributes: (contact.attributes ?? {}) as WaitFacts['attributes'] }];
    }),
  );
  const isUnknown = [...known.values()].some(({ zones }) => zones.length === 0);
  const ofAccount = isUnknown ? setZone(await readCalendar(tx, owner)) : null;
  const otherwise = ofAccount === null ? [] : [ofAccount];
  return (moving) => {
    const { zones: own = [], attributes = {} } = known.get(moving.contactId) ?? {};
    const zones = own.length > 0 ? own : otherwise;
    return { kind: 'wait', facts: { zones, attributes, properties: moving.propertiesOf(of) } };
  };
}
