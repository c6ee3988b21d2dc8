import { emitEvents } from '../../events/outbox/emit.ts';
import { recordEvents } from '../../people/behavior/record-events.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Click } from './click.ts';

/** The contact of each code, unless it has none. */
type ContactOf = ReadonlyMap<string, string | null>;

/** The journeys and nodes of messages by ID. */
type Origins = ReadonlyMap<string, { readonly journey_id: string | null; readonly node_id: string | null }>;

/** Records `link.clicked` for each contact that clicked, once per click. */
export async function recordHumanClicks(
  tx: Sql,
  tenantId: string,
  clicks: readonly Click[],
  contactOf: ContactOf,
  origins: Origins,
  now: Date,
): Promise<void> {
  const accounts = new Set(clicks.map(({ link }) => link.accountId));
  for (const accountId of [...accounts].sort()) {
    const events = clicks.flatMap(({ link, at }) => {
      const contactId = contactOf.get(link.code) ?? null;
      if (link.accountId !== accountId || contactId === null) return [];
      const ids = { link_id: link.linkId, campaign_id: link.campaignId, message_id: link.messageId };
      const { journey_id: journeyId = null, node_id: nodeId } = origins.get(link.messageId ?? '') ?? {};
      const properties = { ...ids, ...(journeyId !== null && { journey_id: journeyId, node_id: nodeId }) };
      return [{ contactId, name: 'link.clicked', occurredAt: at, externalId: null, properties }];
    });
    await recordEvents(tx, { tenantId, accountId }, events, now);
  }
}

/** Emits `link.clicked` for codes that were clicked for the first time. */
export async function emitClicked(
  tx: Sql,
  tenantId: string,
  first: readonly Click[],
  contactOf: ContactOf,
  now: Date,
): Promise<void> {
  const drafts = first.map(({ link, at }) => ({
    type: 'link.clicked' as const,
    accountId: link.accountId,
    requestId: null,
    data: {
      link_id: link.linkId,
      contact_id: contactOf.get(link.code) ?? null,
      message_id: link.messageId,
      campaign_id: link.campaignId,
      clicked_at: at.toISOString(),
    },
  }));
  await emitEvents(tx, tenantId, drafts, now);
}
