import type { Gate } from './facts.ts';
import { onceForEach, pass, refuse } from './result.ts';

/** Every zone a person may be in is awake under every rule, at the moment the text is to go out (messaging rules, section 4). */
export const quietHoursGate: Gate = ({ timing }) => say(timing);

const say = onceForEach(({ at, dueAt, judged }) => {
  if (judged === null) return pass('quiet_hours', { rules: 'exempt.transactional' });
  const { place, verdict } = judged;
  const inputs = {
    at: at.toISOString(),
    zone: place.zones.length === 1 ? (place.zones[0] ?? null) : null,
    zones: place.zones.length,
    tz_source: place.source,
    tz_confidence: place.confidence,
    jurisdictions: place.jurisdictions.join(' '),
    rules: verdict.rules.join(' '),
  };
  if (verdict.allowed) return pass('quiet_hours', inputs);
  const next = verdict.nextAllowedAt?.toISOString() ?? null;
  const refused = { ...inputs, zone: verdict.zone, local_time: verdict.localTime };
  return dueAt > at
    ? pass('quiet_hours', { ...refused, deferred_to: next })
    : refuse('quiet_hours', 'quiet_hours', { ...refused, next_allowed_at: next });
});
