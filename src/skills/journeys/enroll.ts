import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { NO_CAUSE } from '../../domain/causes.ts';
import { enrollmentKey, keyOfEntry } from '../../domain/journeys/enrollment-key.ts';
import { unprocessable } from '../../errors.ts';
import type { JourneyRejection } from '../../generated/types.ts';
import { requirePublished } from '../../journeys/definitions.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { sendingNumbersOf } from '../../journeys/drafts/sending-numbers.ts';
import { enrollContacts } from '../../journeys/entries/enroll.ts';
import { explainRejections } from '../../journeys/entries/explain-rejections.ts';
import type { Skill } from '../../skill.ts';
import { requireKnown } from '../require-known.ts';
import { requireCurrentVersion } from './require-version.ts';

export const enroll: Skill<'journeys.enroll'> = async (
  { journey_id: id, contact_ids: given, properties = {} },
  { tx, account, key, now, cause = NO_CAUSE },
) => {
  const journey = await requireJourney(tx, account, id, 'hold');
  const version = requireCurrentVersion(journey);
  if (journey.state !== 'active')
    throw unprocessable('wrong_state', `The journey is ${journey.state}, so no contact can enter.`, {
      nextActions:
        journey.state === 'paused'
          ? [{ skill: 'journeys.setState', params: { journey_id: id, state: 'active' }, why: 'Resumes the journey.' }]
          : [],
    });
  const definition = await requirePublished(tx, account.tenantId, id, version);
  requireTestModeReach(key, await sendingNumbersOf(tx, account, definition));
  const contactIds = [...new Set(given)];
  const event = { name: null, properties, occurred_at: now.toISOString() };
  const entrants = contactIds.map((contactId) => ({ contactId, event, cause }));
  const { entered, loops } = await enrollContacts(tx, account, { id, version, definition }, entrants, now);
  // To the rule, an answer without an entry would be a success, and it would call again.
  if (entered.size === 0 && loops.size > 0)
    throw unprocessable('loop', 'Rules and journeys started each other again and again, so no contact enters.', {
      nextActions: [
        {
          skill: 'automation.list',
          params: {},
          why: 'Shows the rules, also those that were disabled with the reason loop.',
        },
      ],
    });
  const others = contactIds.filter((contactId) => !entered.has(contactId));
  const refused = { contactIds: others, key: enrollmentKey(keyOfEntry(definition.entry), properties) };
  const rejected: JourneyRejection[] = await explainRejections(tx, account, { id, definition }, refused, loops, now);
  requireKnown('contact', contactIds.length - rejected.filter(({ reason }) => reason === 'not_found').length);
  return { enrolled: entered.size, rejected };
};
