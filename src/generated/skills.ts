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
  'campaigns.create': { params: types.CampaignsCreateParams; result: types.CampaignsCreateResult; scope: 'tenant'; access: 'write' };
  'campaigns.update': { params: types.CampaignsUpdateParams; result: types.CampaignsUpdateResult; scope: 'tenant'; access: 'write' };
  'campaigns.get': { params: types.CampaignsGetParams; result: types.CampaignsGetResult; scope: 'tenant'; access: 'read' };
  'campaigns.list': { params: types.CampaignsListParams; result: types.CampaignsListResult; scope: 'tenant'; access: 'read' };
  'campaigns.preflight': { params: types.CampaignsPreflightParams; result: types.CampaignsPreflightResult; scope: 'tenant'; access: 'read' };
  'campaigns.launch': { params: types.CampaignsLaunchParams; result: types.CampaignsLaunchResult; scope: 'tenant'; access: 'write' };
  'campaigns.pause': { params: types.CampaignsPauseParams; result: types.CampaignsPauseResult; scope: 'tenant'; access: 'write' };
  'campaigns.resume': { params: types.CampaignsResumeParams; result: types.CampaignsResumeResult; scope: 'tenant'; access: 'write' };
  'campaigns.cancel': { params: types.CampaignsCancelParams; result: types.CampaignsCancelResult; scope: 'tenant'; access: 'write' };
  'campaigns.recipients': { params: types.CampaignsRecipientsParams; result: types.CampaignsRecipientsResult; scope: 'tenant'; access: 'read' };
  'contacts.upsert': { params: types.ContactsUpsertParams; result: types.ContactsUpsertResult; scope: 'tenant'; access: 'write' };
  'contacts.get': { params: types.ContactsGetParams; result: types.ContactsGetResult; scope: 'tenant'; access: 'read' };
  'contacts.list': { params: types.ContactsListParams; result: types.ContactsListResult; scope: 'tenant'; access: 'read' };
  'contacts.import': { params: types.ContactsImportParams; result: types.ContactsImportResult; scope: 'tenant'; access: 'write' };
  'contacts.optIn': { params: types.ContactsOptInParams; result: types.ContactsOptInResult; scope: 'tenant'; access: 'write' };
  'contacts.optOut': { params: types.ContactsOptOutParams; result: types.ContactsOptOutResult; scope: 'tenant'; access: 'write' };
  'contacts.consentHistory': { params: types.ContactsConsentHistoryParams; result: types.ContactsConsentHistoryResult; scope: 'tenant'; access: 'read' };
  'lists.create': { params: types.ListsCreateParams; result: types.ListsCreateResult; scope: 'tenant'; access: 'write' };
  'lists.list': { params: types.ListsListParams; result: types.ListsListResult; scope: 'tenant'; access: 'read' };
  'lists.addContacts': { params: types.ListsAddContactsParams; result: types.ListsAddContactsResult; scope: 'tenant'; access: 'write' };
  'lists.removeContacts': { params: types.ListsRemoveContactsParams; result: types.ListsRemoveContactsResult; scope: 'tenant'; access: 'write' };
  'lists.members': { params: types.ListsMembersParams; result: types.ListsMembersResult; scope: 'tenant'; access: 'read' };
  'lists.delete': { params: types.ListsDeleteParams; result: types.ListsDeleteResult; scope: 'tenant'; access: 'write' };
  'messages.send': { params: types.MessagesSendParams; result: types.MessagesSendResult; scope: 'tenant'; access: 'write' };
  'messages.preview': { params: types.MessagesPreviewParams; result: types.MessagesPreviewResult; scope: 'tenant'; access: 'read' };
  'messages.get': { params: types.MessagesGetParams; result: types.MessagesGetResult; scope: 'tenant'; access: 'read' };
  'messages.list': { params: types.MessagesListParams; result: types.MessagesListResult; scope: 'tenant'; access: 'read' };
  'messages.cancel': { params: types.MessagesCancelParams; result: types.MessagesCancelResult; scope: 'tenant'; access: 'write' };
  'messages.simulateInbound': { params: types.MessagesSimulateInboundParams; result: types.MessagesSimulateInboundResult; scope: 'tenant'; access: 'write' };
  'tags.create': { params: types.TagsCreateParams; result: types.TagsCreateResult; scope: 'tenant'; access: 'write' };
  'tags.list': { params: types.TagsListParams; result: types.TagsListResult; scope: 'tenant'; access: 'read' };
  'tags.assign': { params: types.TagsAssignParams; result: types.TagsAssignResult; scope: 'tenant'; access: 'write' };
  'tags.unassign': { params: types.TagsUnassignParams; result: types.TagsUnassignResult; scope: 'tenant'; access: 'write' };
  'tags.merge': { params: types.TagsMergeParams; result: types.TagsMergeResult; scope: 'tenant'; access: 'write' };
  'tags.delete': { params: types.TagsDeleteParams; result: types.TagsDeleteResult; scope: 'tenant'; access: 'write' };
  'templates.create': { params: types.TemplatesCreateParams; result: types.TemplatesCreateResult; scope: 'tenant'; access: 'write' };
  'templates.list': { params: types.TemplatesListParams; result: types.TemplatesListResult; scope: 'tenant'; access: 'read' };
  'templates.get': { params: types.TemplatesGetParams; result: types.TemplatesGetResult; scope: 'tenant'; access: 'read' };
  'templates.update': { params: types.TemplatesUpdateParams; result: types.TemplatesUpdateResult; scope: 'tenant'; access: 'write' };
  'templates.render': { params: types.TemplatesRenderParams; result: types.TemplatesRenderResult; scope: 'tenant'; access: 'read' };
  'templates.setState': { params: types.TemplatesSetStateParams; result: types.TemplatesSetStateResult; scope: 'tenant'; access: 'write' };
  'templates.delete': { params: types.TemplatesDeleteParams; result: types.TemplatesDeleteResult; scope: 'tenant'; access: 'write' };
  'phone-numbers.ensureDefault': { params: types.PhoneNumbersEnsureDefaultParams; result: types.PhoneNumbersEnsureDefaultResult; scope: 'tenant'; access: 'write' };
  'phone-numbers.list': { params: types.PhoneNumbersListParams; result: types.PhoneNumbersListResult; scope: 'tenant'; access: 'read' };
  'phone-numbers.assign': { params: types.PhoneNumbersAssignParams; result: types.PhoneNumbersAssignResult; scope: 'tenant'; access: 'write' };
  'phone-numbers.release': { params: types.PhoneNumbersReleaseParams; result: types.PhoneNumbersReleaseResult; scope: 'tenant'; access: 'write' };
}

export type SkillName = keyof SkillTypes;

export type AgentSkills = SkillTable<'agent.provision' | 'agent.createKey' | 'agent.discover' | 'agent.capabilities' | 'agent.listKeys' | 'agent.revokeKey' | 'agent.rotateKey' | 'agent.whoami' | 'agent.auditLog'>;
export type CampaignsSkills = SkillTable<'campaigns.create' | 'campaigns.update' | 'campaigns.get' | 'campaigns.list' | 'campaigns.preflight' | 'campaigns.launch' | 'campaigns.pause' | 'campaigns.resume' | 'campaigns.cancel' | 'campaigns.recipients'>;
export type ContactsSkills = SkillTable<'contacts.upsert' | 'contacts.get' | 'contacts.list' | 'contacts.import' | 'contacts.optIn' | 'contacts.optOut' | 'contacts.consentHistory'>;
export type ListsSkills = SkillTable<'lists.create' | 'lists.list' | 'lists.addContacts' | 'lists.removeContacts' | 'lists.members' | 'lists.delete'>;
export type MessagesSkills = SkillTable<'messages.send' | 'messages.preview' | 'messages.get' | 'messages.list' | 'messages.cancel' | 'messages.simulateInbound'>;
export type TagsSkills = SkillTable<'tags.create' | 'tags.list' | 'tags.assign' | 'tags.unassign' | 'tags.merge' | 'tags.delete'>;
export type TemplatesSkills = SkillTable<'templates.create' | 'templates.list' | 'templates.get' | 'templates.update' | 'templates.render' | 'templates.setState' | 'templates.delete'>;
export type PhoneNumbersSkills = SkillTable<'phone-numbers.ensureDefault' | 'phone-numbers.list' | 'phone-numbers.assign' | 'phone-numbers.release'>;

export type AllSkills = AgentSkills & CampaignsSkills & ContactsSkills & ListsSkills & MessagesSkills & TagsSkills & TemplatesSkills & PhoneNumbersSkills;
