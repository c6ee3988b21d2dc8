import { invalidParams, notFound, requireExpectedVersion, unprocessable } from '../../errors.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { countSelected, findMove, insertMove, selectionOf } from '../../journeys/moves/queries.ts';
import type { Skill } from '../../skill.ts';
import { presentMove } from './present.ts';
import { requireCurrentVersion, requireVersion } from './require-version.ts';

const MAX_PLACES = 200;

/** Only starts the move; a worker performs it in batches. */
export const moveEnrollments: Skill<'journeys.moveEnrollments'> = async (
  { journey_id: id, to_node_id: toNode, from_node_id: fromNode, from_version: fromVersion, expected_version: expected },
  { tx, account, now, newId },
) => {
  if (fromNode === undefined && fromVersion === undefined)
    throw invalidParams('Set from_node_id or from_version: they say whom to move.', [
      { path: '/from_node_id', rule: 'this or from_version is required' },
    ]);
  const journey = await requireJourney(tx, account, id, 'hold');
  const version = requireCurrentVersion(journey);
  const showJourney = { skill: 'journeys.get', params: { journey_id: id, version }, why: 'Shows the published nodes.' };
  requireExpectedVersion(expected, 'journey', version, [showJourney]);
  if (journey.state === 'archived')
    throw unprocessable('wrong_state', 'The journey is archived, and its enrollments have ended.');
  const { graph } = await requireVersion(tx, journey, version);
  if (!graph.nodes.has(toNode)) throw notFound('node in the published version', [showJourney]);
  const move = {
    id: newId('jmv'),
    journey_id: id,
    from_node_id: fromNode ?? null,
    from_version: fromVersion ?? null,
    to_node_id: toNode,
    to_version: version,
  };
  const places = await tx.rows(countSelected, ...selectionOf(account.tenantId, move, now));
  const by_version = places.slice(0, MAX_PLACES).map((place) => ({ ...place }));
  const total = places.reduce((sum, { contacts }) => sum + contacts, 0);
  if (total === 0) return { move: null, by_version };
  if (!(await insertMove(tx, account, { ...move, total }, now)))
    throw unprocessable('move_running', 'Contacts of this journey are being moved. Wait for the end of that move.', {
      nextActions: [{ skill: 'journeys.moves', params: { journey_id: id }, why: 'Shows the progress of the move.' }],
    });
  const saved = await findMove(tx, account.tenantId, move.id);
  return { move: saved && presentMove(saved), by_version };
};
