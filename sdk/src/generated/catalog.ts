// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { SkillName } from './types.ts';

export interface CatalogEntry {
  readonly scope: 'public' | 'tenant' | 'partner';
  readonly read: boolean;
  readonly idempotent: boolean;
  /** Who makes the idempotency key: nobody, this client when the caller gives none, or the caller alone. */
  readonly key: 'none' | 'client' | 'caller';
}

export const catalogVersion = "2.0.0";

export const catalog: Readonly<Record<SkillName, CatalogEntry>> = {
  'agent.provision': { scope: 'public', read: false, idempotent: false, key: 'none' },
  'agent.createKey': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'agent.discover': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'agent.capabilities': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'agent.listKeys': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'agent.revokeKey': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'agent.rotateKey': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'agent.whoami': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'agent.auditLog': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'billing.balance': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'billing.portal': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'billing.ledger': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'billing.topUp': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'billing.estimate': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'billing.usage': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'campaigns.create': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.update': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.get': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'campaigns.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'campaigns.preflight': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'campaigns.launch': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.pause': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.resume': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.cancel': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'campaigns.recipients': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'compliance.setupStatus': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'compliance.checkSend': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'contacts.upsert': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'contacts.get': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'contacts.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'contacts.import': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'contacts.optIn': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'contacts.optOut': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'contacts.consentHistory': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'lists.create': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'lists.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'lists.addContacts': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'lists.removeContacts': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'lists.members': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'lists.delete': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'messages.send': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'messages.preview': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'messages.get': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'messages.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'messages.cancel': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'messages.simulateInbound': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'tags.create': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'tags.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'tags.assign': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'tags.unassign': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'tags.merge': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'tags.delete': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'templates.create': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'templates.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'templates.get': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'templates.update': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'templates.render': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'templates.setState': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'templates.delete': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'phone-numbers.ensureDefault': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'phone-numbers.list': { scope: 'tenant', read: true, idempotent: true, key: 'none' },
  'phone-numbers.assign': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
  'phone-numbers.release': { scope: 'tenant', read: false, idempotent: true, key: 'client' },
};
