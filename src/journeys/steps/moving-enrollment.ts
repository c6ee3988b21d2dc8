import { edgeKey, type Graph, takenEdge } from '../../domain/journeys/graph.ts';
import { addTaken, type TakenVariant } from '../../domain/journeys/path.ts';
import { type Detail, type Move, WINNER } from '../../domain/journeys/step.ts';
import type { JourneyNode } from '../../generated/types.ts';
import type { Enrollment, EnrollmentState, EntryEvent } from '../enrollment.ts';

/** Of an entry event with the updates of it: an event has half as many. */
const MAX_PROPERTIES = 100;

/** A row of journey_steps. */
export interface StepRow {
  readonly enrollment_id: string;
  readonly step: number;
  readonly node_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly detail: Detail;
}

/** What a batch changes, written once at its end. */
export interface Journal {
  readonly steps: StepRow[];
  /** Arrivals and departures: `version node edge` with their number. */
  readonly counts: Map<string, number>;
}

/** Arrivals, as an edge of journey_counts. */
export const ARRIVED = 'in';
/** A departure that is no edge: to a node of a newer version, or that a call chose. */
export const MOVED = 'moved';

export function countKey(version: number, nodeId: string, edge: string): string {
  return `${version} ${nodeId} ${edge}`;
}

/** An enrollment during a batch: where the contact is after each move. */
export class MovingEnrollment {
  node: JourneyNode;
  state: EnrollmentState = 'active';
  reason: string | null = null;
  arrivedAt: Date;
  dueAt: Date | null;
  throttledAt: Date | null;
  calling = false;
  attempts: number;
  happened: Enrollment['happened'];
  awaited: Enrollment['awaited'];
  event: Enrollment['event'];
  variants: readonly TakenVariant[];
  steps: number;
  goalReachedAt: Date | null;
  /** False: waits or has ended, so that the batch is done with it. */
  walks = true;

  readonly enrollment: Enrollment;
  readonly graph: Graph;
  readonly journal: Journal;
  readonly now: Date;

  constructor(enrollment: Enrollment, graph: Graph, journal: Journal, now: Date) {
    this.enrollment = enrollment;
    this.graph = graph;
    this.journal = journal;
    this.now = now;
    const node = graph.nodes.get(enrollment.node_id);
    if (node === undefined) throw new Error(`Node ${enrollment.node_id} is not in the version of its enrollment.`);
    this.node = node;
    this.arrivedAt = enrollment.arrived_at;
    this.dueAt = enrollment.due_at;
    this.attempts = enrollment.attempts;
    this.throttledAt = enrollment.throttled_at;
    this.happened = enrollment.happened;
    this.awaited = enrollment.awaited;
    this.event = enrollment.event;
    this.variants = enrollment.variants ?? [];
    this.steps = enrollment.steps;
    this.goalReachedAt = enrollment.goal_reached_at;
  }

  /** The properties of the entry event, or of what last ended a wait. */
  propertiesOf(event: 'entry' | 'awaited'): Readonly<Record<string, unknown>> {
    return (event === 'entry' ? this.event : this.awaited)?.properties ?? {};
  }

  get contactId(): string {
    return this.enrollment.contact_id;
  }

  move(move: Move): void {
    this.throttledAt = move.kind === 'queue' ? this.throttledAt : null;
    if (move.kind === 'wait') this.#wait(move);
    else if (move.kind === 'queue') this.#queue(move);
    else if (move.kind === 'end') this.end('completed', move.reason, move.detail);
    else this.#take(move);
  }

  /** Adds properties to those of the entry event; the node is decided again with them. */
  update(properties: EntryEvent['properties'], detail: Detail): void {
    const merged = { ...this.event.properties, ...properties };
    this.event = { ...this.event, properties: Object.keys(merged).length > MAX_PROPERTIES ? properties : merged };
    if (!this.calling) this.dueAt = this.now;
    this.#log('updated', null, detail);
  }

  end(state: EnrollmentState, reason: string, detail: Detail = {}): void {
    this.#log('ends', reason, detail);
    this.state = state;
    this.reason = reason;
    this.dueAt = null;
    this.throttledAt = null;
    this.calling = false;
    this.walks = false;
  }

  #take({ edge: possible, reason, detail }: Extract<Move, { kind: 'take' }>): void {
    const leaving = this.graph.leaving(this.node.id);
    const edge = takenEdge(leaving, possible);
    if (this.node.config.kind === 'goal') this.goalReachedAt ??= this.now;
    const next = this.graph.nodes.get(leaving.get(edge) ?? '');
    if (next === undefined) {
      if (edge === edgeKey('error', null)) this.end('failed', reason ?? 'error', detail);
      else this.end('completed', this.node.config.kind === 'goal' ? 'goal' : 'end', detail);
      return;
    }
    if (this.node.config.kind === 'random_split') this.#choose(String(detail.variant), reason === WINNER);
    this.#log(edge, reason, detail);
    this.#count(this.node.id, edge);
    this.#count(next.id, ARRIVED);
    this.node = next;
    this.arrivedAt = this.now;
    this.dueAt = this.now;
    this.attempts = 0;
    this.happened = null;
    this.calling = false;
  }

  #choose(variant: string, won: boolean): void {
    const taken = { node_id: this.node.id, variant, at: this.now.toISOString() };
    this.variants = addTaken(this.variants, { ...taken, ...(won && { won }) });
  }

  /** A wait that is only prolonged is logged once. */
  #wait({ until, reason, detail, calling }: Extract<Move, { kind: 'wait' }>): void {
    if (this.attempts === 0 || this.node.config.kind === 'send') this.#log('waits', reason, detail);
    this.attempts += 1;
    this.dueAt = until;
    this.calling = calling;
    this.walks = false;
  }

  /** The order is that of arrivals, so that a contact that was asked again keeps its turn. */
  #queue({ until }: Extract<Move, { kind: 'queue' }>): void {
    if (this.throttledAt === null) this.#log('waits', 'throttle', {});
    this.throttledAt = this.arrivedAt;
    this.dueAt = until;
    this.walks = false;
  }

  #log(outcome: string, reason: string | null, detail: Detail): void {
    this.steps += 1;
    const ids = { enrollment_id: this.enrollment.id, node_id: this.node.id };
    this.journal.steps.push({ ...ids, step: this.steps, outcome, reason, detail });
  }

  #count(nodeId: string, edge: string): void {
    const key = countKey(this.enrollment.version, nodeId, edge);
    this.journal.counts.set(key, (this.journal.counts.get(key) ?? 0) + 1);
  }
}
