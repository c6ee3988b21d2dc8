import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { findEntersNow } from '../../journeys/validation/enters-now.ts';
import { issueEntryToken } from '../../journeys/validation/preflight.ts';
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
  const { blockers, warnings, costs } = await validateDraft(scope, id, definition, now);
  const entersNow = await findEntersNow(scope, journey, definition, () => costs, now);
  const ok = blockers.length === 0;
  const issued = ok ? issueToken(service.tokens, id, definition, now) : null;
  const preflight =
    ok && entersNow.people > 0 ? await issueEntryToken(scope, service.tokens, id, definition, entersNow, now) : null;
  const cost = costs.credits.most;
  return {
    ok,
    blockers: blockers.slice(0, 500),
    warnings_found: warnings.slice(0, 500),
    cost_per_thousand: cost === null ? null : cost * CONTACTS,
    enters_now: entersNow,
    validation_token: issued?.token ?? null,
    token_expires_at: issued?.expiresAt.toISOString() ?? null,
    preflight_token: preflight?.token ?? null,
    preflight_expires_at: preflight?.expiresAt.toISOString() ?? null,
  };
};
