import type { Gate } from '../facts/send-facts.ts';
import { memoizeByTiming, pass, refuse } from './result.ts';

/**
 * Every rule allows the time to send in every time zone the recipient may be in (messaging rules,
 * section 4).
 */
export const quietHoursGate: Gate = ({ timing }) => evaluate(timing);

const evaluate = memoizeByTiming(({ at, dueAt, evaluation }) => {
  if (evaluation === null) return pass('quiet_hours', { rules: 'exempt.transactional' });
  const { location, verdict } = evaluation;
  const inputs = {
    at: at.toISOString(),
    zone: location.zones.length === 1 ? (location.zones[0] ?? null) : null,
    zones: location.zones.length,
    tz_source: location.source,
    tz_confidence: location.confidence,
    jurisdictions: location.jurisdictions.join(' '),
    rules: verdict.rules.join(' '),
  };
  if (verdict.allowed) return pass('quiet_hours', inputs);
  const next = verdict.nextAllowedAt?.toISOString() ?? null;
  const refused = { ...inputs, zone: verdict.zone, local_time: verdict.localTime };
  return dueAt > at
    ? pass('quiet_hours', { ...refused, deferred_to: next })
    : refuse('quiet_hours', 'quiet_hours', { ...refused, next_allowed_at: next });
});
