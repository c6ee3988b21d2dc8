import { suppressorOf } from '../../domain/consent/suppression.ts';
import { consentVerdict } from '../../domain/consent/verdict.ts';
import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/**
 * Suppression first, then consent for the purpose (47 CFR 64.1200). The relationship is recorded or
 * follows from a recent message of the person: a contact on record is none.
 */
export const consentGate: Gate = ({ contact, suppressedBy, relationship, purpose }) => {
  const status = contact?.consentStatus ?? 'none';
  const verdict = consentVerdict({
    status,
    suppressedBy: suppressorOf(suppressedBy),
    purpose,
    hasRelationship: relationship !== null,
  });
  const inputs = { purpose, status, suppressed_by: suppressedBy, relationship, rule: verdict.rule };
  return verdict.allow ? pass('consent', inputs) : refuse('consent', verdict.reason, inputs);
};
