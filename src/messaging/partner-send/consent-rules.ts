import { type ConsentStatus, consentVerdict, type Purpose } from '../../domain/consent.ts';

const STATUSES: readonly ConsentStatus[] = ['none', 'pending', 'opted_in', 'opted_out'];

/** The rule that clears each status of a contact for a purpose, and `stranger`, a number that is none: `consentVerdict` as data. */
export function consentRules(purpose: Purpose): Readonly<Record<string, string>> {
  return purpose === 'marketing' ? marketing : transactional;
}

function rulesFor(purpose: Purpose): Readonly<Record<string, string>> {
  const cases = [
    ...STATUSES.map((status) => ({ name: status as string, status, hasRelationship: true })),
    { name: 'stranger', status: 'none' as const, hasRelationship: false },
  ];
  return Object.fromEntries(
    cases.flatMap(({ name, status, hasRelationship }) => {
      const verdict = consentVerdict({ status, suppressed: false, purpose, hasRelationship });
      return verdict.allow ? [[name, verdict.rule]] : [];
    }),
  );
}

const marketing = rulesFor('marketing');
const transactional = rulesFor('transactional');
