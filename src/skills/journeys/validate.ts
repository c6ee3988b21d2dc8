import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { issueToken } from '../../journeys/validation/token.ts';
import { validateDraft } from '../../journeys/validation/validate.ts';
import type { Skill } from '../../skill.ts';

const CONTACTS = 1_000;

export const validateJourney: Skill<'journeys.validate'> = async (
  { journey_id: id },
  { db, account, now, service },
) => {
  const journey = await requireJourney(db, account, id);
  const definition = await loadDraft(db, journey);
  const scope = { sql: db, owner: account, outgoing: service.config.outgoing };
  const { blockers, warnings, cost } = await validateDraft(scope, id, definition, now);
  const issued = blockers.length === 0 ? issueToken(service.tokens, id, definition, now) : null;
  return {
    ok: issued !== null,
    blockers: blockers.slice(0, 500),
    warnings_found: warnings.slice(0, 500),
    cost_per_thousand: cost === null ? null : cost * CONTACTS,
    validation_token: issued?.token ?? null,
    token_expires_at: issued?.expiresAt.toISOString() ?? null,
  };
};
