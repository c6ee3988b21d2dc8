import { suppressorOf } from '../../domain/consent/suppression.ts';
import { consentVerdict } from '../../domain/consent/verdict.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/**
 * Suppression first, then consent for the purpose (47 CFR 64.1200). A contact on record counts as a
 * relationship, a number without a contact does not.
 */
export const consentGate: Gate = ({ contact, suppressedBy, purpose }) => {
  const status = contact?.consentStatus ?? 'none';
  const verdict = consentVerdict({
    status,
    suppressedBy: suppressorOf(suppressedBy),
    purpose,
    hasRelationship: contact !== null,
  });
  const inputs = { purpose, status, suppressed_by: suppressedBy, rule: verdict.rule };
  return verdict.allow ? pass('consent', inputs) : refuse('consent', verdict.reason, inputs);
};
