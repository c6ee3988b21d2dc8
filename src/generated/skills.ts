// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { SkillTable } from '../skill.ts';
import type * as types from './types.ts';

export interface SkillTypes {
  'agent.provision': { params: types.AgentProvisionParams; result: types.AgentProvisionResult; scope: 'public'; access: 'write' };
  'agent.createKey': { params: types.AgentCreateKeyParams; result: types.AgentCreateKeyResult; scope: 'tenant'; access: 'write' };
  'agent.discover': { params: types.AgentDiscoverParams; result: types.AgentDiscoverResult; scope: 'tenant'; access: 'read' };
  'agent.capabilities': { params: types.AgentCapabilitiesParams; result: types.AgentCapabilitiesResult; scope: 'tenant'; access: 'read' };
  'agent.listKeys': { params: types.AgentListKeysParams; result: types.AgentListKeysResult; scope: 'tenant'; access: 'read' };
  'agent.revokeKey': { params: types.AgentRevokeKeyParams; result: types.AgentRevokeKeyResult; scope: 'tenant'; access: 'write' };
  'agent.rotateKey': { params: types.AgentRotateKeyParams; result: types.AgentRotateKeyResult; scope: 'tenant'; access: 'write' };
  'agent.whoami': { params: types.AgentWhoamiParams; result: types.AgentWhoamiResult; scope: 'tenant'; access: 'read' };
  'agent.auditLog': { params: types.AgentAuditLogParams; result: types.AgentAuditLogResult; scope: 'tenant'; access: 'read' };
  'contacts.upsert': { params: types.ContactsUpsertParams; result: types.ContactsUpsertResult; scope: 'tenant'; access: 'write' };
  'contacts.get': { params: types.ContactsGetParams; result: types.ContactsGetResult; scope: 'tenant'; access: 'read' };
  'contacts.list': { params: types.ContactsListParams; result: types.ContactsListResult; scope: 'tenant'; access: 'read' };
  'contacts.import': { params: types.ContactsImportParams; result: types.ContactsImportResult; scope: 'tenant'; access: 'write' };
  'contacts.optIn': { params: types.ContactsOptInParams; result: types.ContactsOptInResult; scope: 'tenant'; access: 'write' };
  'contacts.optOut': { params: types.ContactsOptOutParams; result: types.ContactsOptOutResult; scope: 'tenant'; access: 'write' };
  'contacts.consentHistory': { params: types.ContactsConsentHistoryParams; result: types.ContactsConsentHistoryResult; scope: 'tenant'; access: 'read' };
  'tags.create': { params: types.TagsCreateParams; result: types.TagsCreateResult; scope: 'tenant'; access: 'write' };
  'tags.list': { params: types.TagsListParams; result: types.TagsListResult; scope: 'tenant'; access: 'read' };
  'tags.assign': { params: types.TagsAssignParams; result: types.TagsAssignResult; scope: 'tenant'; access: 'write' };
  'tags.unassign': { params: types.TagsUnassignParams; result: types.TagsUnassignResult; scope: 'tenant'; access: 'write' };
  'tags.merge': { params: types.TagsMergeParams; result: types.TagsMergeResult; scope: 'tenant'; access: 'write' };
  'tags.delete': { params: types.TagsDeleteParams; result: types.TagsDeleteResult; scope: 'tenant'; access: 'write' };
}

export type SkillName = keyof SkillTypes;

export type AgentSkills = SkillTable<'agent.provision' | 'agent.createKey' | 'agent.discover' | 'agent.capabilities' | 'agent.listKeys' | 'agent.revokeKey' | 'agent.rotateKey' | 'agent.whoami' | 'agent.auditLog'>;
export type ContactsSkills = SkillTable<'contacts.upsert' | 'contacts.get' | 'contacts.list' | 'contacts.import' | 'contacts.optIn' | 'contacts.optOut' | 'contacts.consentHistory'>;
export type TagsSkills = SkillTable<'tags.create' | 'tags.list' | 'tags.assign' | 'tags.unassign' | 'tags.merge' | 'tags.delete'>;

export type AllSkills = AgentSkills & ContactsSkills & TagsSkills;
