import { furnishAi } from './ai.ts';
import { furnishAlerts } from './alerts.ts';
import { furnishApprovals } from './approvals.ts';
import { furnishAutomation } from './automation.ts';
import { furnishCampaigns } from './campaigns.ts';
import { furnishContacts } from './contacts.ts';
import { furnishConversations } from './conversations.ts';
import { furnishConversions } from './conversions.ts';
import { furnishHygiene } from './hygiene.ts';
import { furnishJourneys } from './journeys.ts';
import { furnishKeys } from './keys.ts';
import { furnishLinks } from './links.ts';
import { furnishLists } from './lists.ts';
import { furnishMedia } from './media.ts';
import { furnishMessages } from './messages.ts';
import { furnishNumbers } from './numbers.ts';
import { furnishOutcomes } from './outcomes.ts';
import { furnishPartner } from './partner.ts';
import { furnishPlans } from './plans.ts';
import { furnishPrograms } from './programs.ts';
import { furnishRegistrations } from './registrations.ts';
import { furnishReports } from './reports.ts';
import { furnishSegments } from './segments.ts';
import { furnishSources } from './sources.ts';
import { furnishTags } from './tags.ts';
import { furnishTemplates } from './templates.ts';

/** The owner of the world. In a tenant of its own, the account is the tenant. */
export interface Owner {
  readonly tenantId: string;
}

/** The target of the inserts: a pool, or a wrapper around one. */
export interface Rows {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

export type Furnish = (pool: Rows, owner: Owner) => Promise<void>;

/**
 * The resources that the examples of the contract name by their ids: one of each kind, in the
 * account of the caller.
 */
const parts: readonly Furnish[] = [
  furnishKeys,
  furnishContacts,
  furnishSources,
  furnishTags,
  furnishLists,
  furnishSegments,
  furnishTemplates,
  furnishNumbers,
  furnishPrograms,
  furnishRegistrations,
  furnishCampaigns,
  furnishJourneys,
  furnishLinks,
  furnishMessages,
  furnishConversations,
  furnishConversions,
  furnishOutcomes,
  furnishHygiene,
  furnishAutomation,
  furnishApprovals,
  furnishAlerts,
  furnishPlans,
  furnishAi,
  furnishPartner,
  furnishMedia,
  furnishReports,
];

export async function furnishWorld(pool: Rows, owner: Owner): Promise<void> {
  for (const furnish of parts) await furnish(pool, owner);
}
