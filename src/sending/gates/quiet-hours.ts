import type { Gate } from '../facts/send-facts.ts';
import { describeQuietHours } from './describe-quiet-hours.ts';
import { defer, memoizeByTiming, pass, refuse } from './result.ts';

/**
 * Every rule allows the time to send in every time zone the recipient may be in (messaging rules,
 * section 4). Deferred is an outcome of its own: the message may be sent, but not yet.
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
  const blocked = {
    ...inputs,
    zone: verdict.zone,
    local_time: verdict.localTime,
    explanation: describeQuietHours(verdict, at),
  };
  return dueAt > at
    ? defer('quiet_hours', 'quiet_hours', { ...blocked, deferred_to: next })
    : refuse('quiet_hours', 'quiet_hours', { ...blocked, next_allowed_at: next });
});
