import { createHash } from 'node:crypto';
import type pg from 'pg';
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

/** The target of the inserts, whose results are not known. */
export interface Rows {
  query(text: string, values?: readonly unknown[]): Promise<void>;
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

/**
 * `written` may change the SQL and the strings among the values. The statements, two hundred, are
 * sent together over one connection, which prepares each once.
 */
export async function furnishWorld(
  pool: pg.Pool,
  owner: Owner,
  written: (text: string) => string = (text) => text,
): Promise<void> {
  const client = await pool.connect();
  const sent: Promise<unknown>[] = [client.query('BEGIN')];
  const query: Rows['query'] = async (given, values = []) => {
    const text = written(given);
    const name = createHash('sha1').update(text).digest('base64url');
    const changed = values.map((value) => (typeof value === 'string' ? written(value) : value));
    const done = client.query({ name, text, values: changed });
    // Handled below; until then, a failure must not end the process.
    done.catch(() => undefined);
    sent.push(done);
  };
  for (const furnish of parts) await furnish({ query }, owner);
  sent.push(client.query('COMMIT'));
  // A connection on which a statement failed is closed, because its transaction is.
  await Promise.all(sent).then(
    () => client.release(),
    (error: unknown) => {
      client.release(true);
      throw error;
    },
  );
}
