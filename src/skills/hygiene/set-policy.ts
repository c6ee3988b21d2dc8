import { invalidParams, requireExpectedVersion } from '../../errors.ts';
import { readPolicyLocked, writePolicy } from '../../people/hygiene/policy.ts';
import type { Skill } from '../../skill.ts';
import { presentPolicy } from './present.ts';

export const setPolicy: Skill<'hygiene.setPolicy'> = async (
  { rules, automatic, expected_version: expected },
  { tx, account, now },
) => {
  const old = await readPolicyLocked(tx, account);
  requireExpectedVersion(expected, 'policy', old.version, [
    { skill: 'hygiene.setPolicy', params: {}, why: 'Shows the current policy without changing it.' },
  ]);
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
  for (const [index, { errorCode }] of own.entries()) {
    if (seen.has(errorCode)) {
      const path = `/rules/${index}/error_code`;
      throw invalidParams('Each error code can have only one rule.', [{ path, rule: 'must be unique' }]);
    }
    seen.add(errorCode);
  }
  const policy = await writePolicy(tx, account, { rules: own, automatic: automatic ?? old.automatic }, now);
  return { policy: presentPolicy(policy), changed: true };
};
