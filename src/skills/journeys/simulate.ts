import { invalidParams } from '../../errors.ts';
import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { chooseVariants } from '../../journeys/simulation/choose-variants.ts';
import { simulate } from '../../journeys/simulation/simulate.ts';
import { findEntersNow, NO_ENTRY } from '../../journeys/validation/enters-now.ts';
import { validateDraft } from '../../journeys/validation/validate.ts';
import type { Skill } from '../../skill.ts';
import { presentStep } from './present-step.ts';
import { requireVersion } from './require-version.ts';

export const simulateJourney: Skill<'journeys.simulate'> = async (params, { database, account, now, service }) => {
  const { journey_id: id, version, contact_id: contactId = null, contact = {} } = params;
  if (contactId !== null && params.contact !== undefined)
    throw invalidParams('Set either contact_id or contact.', [
      { path: '/contact', rule: 'must not be set together with contact_id' },
    ]);
  const journey = await requireJourney(database, account, id);
  const definition =
    version === undefined ? await loadDraft(database, journey) : await requireVersion(database, journey, version);
  // What can be stored: a published version also contains its graph.
  const { entry, entry_rules, exit, reentry, max_messages_per_hour, nodes, edges } = definition;
  const { template_versions = {}, media_files } = definition;
  const graph = { entry, entry_rules, exit, reentry, max_messages_per_hour, nodes, edges };
  const storable = { ...graph, template_versions, media_files };
  const simulated = await database.dryRun((tx) =>
    simulate(
      tx,
      account,
      {
        definition: chooseVariants(storable, params.variants ?? {}),
        contactId,
        contact,
        startAt: params.start_at === undefined ? now : new Date(params.start_at),
        properties: params.properties ?? {},
        events: params.events ?? [],
        responses: params.responses ?? [],
      },
      { hashesOf: service.numberHashes, linksUrl: service.config.links.url },
    ),
  );
  const scope = { sql: database, owner: account, outgoing: service.config.outgoing };
  const readCosts = async () => (await validateDraft(scope, id, definition, now)).costs;
  const entersNow = version === undefined ? await findEntersNow(scope, journey, definition, readCosts, now) : NO_ENTRY;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    state: simulated.state,
    reason: simulated.reason,
    converted: simulated.goalReachedAt !== null,
    stopped_by: simulated.stoppedBy,
    trace: simulated.steps.map((step) => presentStep(step, byId)).slice(0, 500),
    messages: simulated.messages.map((message) => ({ ...message, at: message.at.toISOString() })),
    credits: simulated.messages.reduce((sum, { credits }) => sum + credits, 0),
    enters_now: entersNow,
    ended_at: simulated.endedAt?.toISOString() ?? null,
  };
};
