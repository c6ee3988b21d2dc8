import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { SkillError, unprocessable } from '../../errors.ts';
import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { sendingNumbersOf } from '../../journeys/drafts/sending-numbers.ts';
import { publishJourney } from '../../journeys/publish.ts';
import { findEntersNow } from '../../journeys/validation/enters-now.ts';
import { requireEntryToken } from '../../journeys/validation/preflight.ts';
import { checkToken } from '../../journeys/validation/token.ts';
import { validateDraft } from '../../journeys/validation/validate.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

export const publish: Skill<'journeys.publish'> = async (
  { journey_id: id, validation_token: token, preflight_token: preflightToken, enrollments = 'stay' },
  { tx, account, key, now, service },
) => {
  const journey = await requireJourney(tx, account, id, 'lock');
  if (journey.state === 'archived')
    throw unprocessable('wrong_state', 'The journey is archived and cannot be published. Create a new one.', {
      nextActions: [{ skill: 'journeys.list', params: {}, why: 'Lists the journeys with their states.' }],
    });
  const draft = await loadDraft(tx, journey);
  checkToken(service.tokens, token, id, draft, now);
  // Again, because what the draft refers to may have been deleted since.
  const scope = { sql: tx, owner: account, outgoing: service.config.outgoing };
  const { blockers, costs } = await validateDraft(scope, id, draft, now);
  if (blockers.length > 0)
    throw new SkillError(-32005, `The publication is blocked: ${blockers.map(({ message }) => message).join(' ')}`, {
      details: { reason: 'blocked', blockers },
      nextActions: blockers.flatMap(({ next_actions: actions }) => actions),
    });
  requireTestModeReach(key, await sendingNumbersOf(tx, account, draft));
  const entersNow = await findEntersNow(scope, journey, draft, () => costs, now);
  await requireEntryToken(scope, service.tokens, preflightToken, id, draft, entersNow, now);
  const { version, moved } = await publishJourney(tx, journey, draft, enrollments, now);
  return { journey: presentJourney(await requireJourney(tx, account, id)), version, moved, enters_now: entersNow };
};
