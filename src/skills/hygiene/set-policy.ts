import { invalidParams, unprocessable } from '../../errors.ts';
import { readPolicyLocked, writePolicy } from '../../messaging/hygiene/policy.ts';
import type { Skill } from '../../skill.ts';
import { presentPolicy } from './present.ts';

export const setPolicy: Skill<'hygiene.setPolicy'> = async (
  { rules, automatic, expected_version: expected },
  { tx, account, now, service, afterCommit },
) => {
  const old = await readPolicyLocked(tx, account);
  if (expected !== undefined && expected !== old.version) {
    throw unprocessable('version_conflict', 'Somebody else changed this policy meanwhile.', {
      details: { version: old.version },
      nextActions: [{ skill: 'hygiene.setPolicy', params: {}, why: 'Shows the policy, and changes nothing.' }],
    });
  }
  if (rules === undefined && automatic === undefined) return { policy: presentPolicy(old), changed: false };
  const given = rules?.map(({ error_code: errorCode, count, reason, action }) => ({
    errorCode,
    count,
    reason,
    action,
  }));
  const own =
    given ??
    old.rules
      .filter(({ origin }) => origin === 'account')
      .map(({ errorCode, count, reason, action }) => ({ errorCode, count, reason, action }));
  const seen = new Set<string>();
  for (const [place, { errorCode }] of own.entries()) {
    if (seen.has(errorCode)) {
      const path = `/rules/${place}/error_code`;
      throw invalidParams('One code has one rule.', [{ path, rule: 'stands in a rule before' }]);
    }
    seen.add(errorCode);
  }
  const policy = await writePolicy(tx, account, { rules: own, automatic: automatic ?? old.automatic }, now);
  afterCommit(service.wake);
  return { policy: presentPolicy(policy), changed: true };
};
