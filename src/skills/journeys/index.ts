import type { JourneysSkills } from '../../generated/skills.ts';
import { createJourney } from './create.ts';
import { decideSplit } from './decide-split.ts';
import { deleteJourney } from './delete.ts';
import { duplicateJourney } from './duplicate.ts';
import { createEdge } from './edges/create.ts';
import { deleteEdge } from './edges/delete.ts';
import { listEdgesOf } from './edges/list.ts';
import { enroll } from './enroll.ts';
import { listEnrollments } from './enrollments.ts';
import { exportJourney } from './export.ts';
import { getJourney } from './get.ts';
import { importJourney } from './import.ts';
import { listJourneys } from './list.ts';
import { moveEnrollments } from './move-enrollments.ts';
import { listMoves } from './moves.ts';
import { createNode } from './nodes/create.ts';
import { deleteNode } from './nodes/delete.ts';
import { updateNode } from './nodes/update.ts';
import { publish } from './publish.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { setState } from './set-state.ts';
import { simulateJourney } from './simulate.ts';
import { countJourney } from './stats.ts';
import { unenroll } from './unenroll.ts';
import { updateJourney } from './update.ts';
import { validateJourney } from './validate.ts';

export const journeys: JourneysSkills = {
  'journeys.create': createJourney,
  'journeys.update': updateJourney,
  'journeys.get': getJourney,
  'journeys.list': listJourneys,
  'journeys.nodes.create': createNode,
  'journeys.nodes.update': updateNode,
  'journeys.nodes.delete': deleteNode,
  'journeys.edges.create': createEdge,
  'journeys.edges.list': listEdgesOf,
  'journeys.edges.delete': deleteEdge,
  'journeys.validate': validateJourney,
  'journeys.simulate': simulateJourney,
  'journeys.publish': publish,
  'journeys.enroll': enroll,
  'journeys.setState': setState,
  'journeys.decideSplit': decideSplit,
  'journeys.rotateWebhookSecret': rotateWebhookSecret,
  'journeys.enrollments': listEnrollments,
  'journeys.stats': countJourney,
  'journeys.export': exportJourney,
  'journeys.import': importJourney,
  'journeys.duplicate': duplicateJourney,
  'journeys.delete': deleteJourney,
  'journeys.unenroll': unenroll,
  'journeys.moveEnrollments': moveEnrollments,
  'journeys.moves': listMoves,
};
