import type { AgentSkills } from '../../generated/skills.ts';
import { auditLog } from './audit-log.ts';
import { capabilities } from './capabilities.ts';
import { createKey } from './create-key.ts';
import { discover } from './discover.ts';
import { listKeys } from './list-keys.ts';
import { provision } from './provision.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
import { changeSettings } from './settings.ts';
import { createWebhook } from './webhooks/create.ts';
import { deleteWebhook } from './webhooks/delete.ts';
import { listWebhookEvents } from './webhooks/events.ts';
import { listWebhooks } from './webhooks/list.ts';
import { replayWebhookEvents } from './webhooks/replay.ts';
import { rotateWebhookSecret } from './webhooks/rotate-secret.ts';
import { testWebhook } from './webhooks/test.ts';
import { updateWebhook } from './webhooks/update.ts';
import { whoami } from './whoami.ts';

export const agent: AgentSkills = {
  'agent.provision': provision,
  'agent.createKey': createKey,
  'agent.discover': discover,
  'agent.capabilities': capabilities,
  'agent.listKeys': listKeys,
  'agent.revokeKey': revokeKey,
  'agent.rotateKey': rotateKey,
  'agent.whoami': whoami,
  'agent.settings': changeSettings,
  'agent.auditLog': auditLog,
  'agent.webhooks.create': createWebhook,
  'agent.webhooks.list': listWebhooks,
  'agent.webhooks.update': updateWebhook,
  'agent.webhooks.delete': deleteWebhook,
  'agent.webhooks.rotateSecret': rotateWebhookSecret,
  'agent.webhooks.test': testWebhook,
  'agent.webhooks.events': listWebhookEvents,
  'agent.webhooks.replay': replayWebhookEvents,
};
