import { DEFAULT_MESSAGES_PER_HOUR } from '../../domain/journeys/graph.ts';
import type { JourneyDocument, JourneyDocumentInput, JourneyFinding } from '../../generated/types.ts';
import { changesOf, readDraftDocument } from '../../journeys/documents/document.ts';
import { saveDocument } from '../../journeys/documents/save-document.ts';
import { loadDraft, requireJourney } from '../../journeys/drafts/journey.ts';
import { validateDraft } from '../../journeys/validation/validate.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

const MAX_FINDINGS = 500;

/** Changes the draft only: what contacts go through changes when it is published. */
export const importJourney: Skill<'journeys.import'> = async (
  { document: given, journey_id: journeyId },
  { tx, account, now, newId, service },
) => {
  const journey = journeyId === undefined ? null : await requireJourney(tx, account, journeyId, 'lock');
  const before = journey === null ? null : await readDraftDocument(tx, journey);
  const document = withDefaults(given);
  const scope = { sql: tx, owner: account, outgoing: service.config.outgoing, now, newId };
  const id = await saveDocument(scope, journey, document);
  const saved = await requireJourney(tx, account, id);
  const changes = changesOf(before, await readDraftDocument(tx, saved));
  const { blockers, warnings } = await validateDraft(scope, id, await loadDraft(tx, saved), now);
  return {
    journey: presentJourney(saved),
    created: journey === null,
    changes,
    blockers: inDocument(blockers),
    warnings_found: inDocument(warnings),
  };
};

/** They are corrected in the document, and the nodes of a dry run do not exist. */
function inDocument(findings: readonly JourneyFinding[]): JourneyFinding[] {
  return findings.slice(0, MAX_FINDINGS).map((found) => ({ ...found, next_actions: [] }));
}

function withDefaults(given: JourneyDocumentInput): JourneyDocument {
  const { entry_rules = null, exit = [], reentry = { kind: 'never' }, edges = [] } = given;
  const { max_messages_per_hour = DEFAULT_MESSAGES_PER_HOUR, throttle_per_minute = null } = given;
  return {
    name: given.name,
    entry: given.entry,
    entry_rules,
    exit: [...exit],
    reentry,
    max_messages_per_hour,
    throttle_per_minute,
    start: given.start ?? given.nodes[0]?.name ?? null,
    nodes: [...given.nodes],
    edges: edges.map(({ from, to, kind = 'next', variant = null, branch = null }) => ({
      from,
      to,
      kind,
      variant,
      branch,
    })),
  };
}
