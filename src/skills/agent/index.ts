import type { AgentSkills } from '../../generated/skills.ts';
import { auditLog } from './audit-log.ts';
import { capabilities } from './capabilities.ts';
import { createKey } from './create-key.ts';
import { discover } from './discover.ts';
import { listKeys } from './list-keys.ts';
import { provision } from './provision.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';
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
  'agent.auditLog': auditLog,
};
