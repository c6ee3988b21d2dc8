import type { Account } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { EnrollmentState } from '../enrollment.ts';

/** A row of journey_steps, as it is shown. */
export interface StepFacts {
  readonly step: number;
  readonly node_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export interface SimulatedMessage {
  readonly at: Date;
  readonly node_id: string;
  readonly text: string;
  readonly segments: number;
  readonly credits: number;
}

/** What stopped a simulation before its enrollment ended. */
export type Limit = 'turns' | 'five_years' | 'time';

export interface Simulated {
  readonly state: EnrollmentState;
  readonly reason: string | null;
  readonly stoppedBy: Limit | null;
  readonly goalReachedAt: Date | null;
  readonly endedAt: Date | null;
  readonly steps: readonly StepFacts[];
  readonly messages: readonly SimulatedMessage[];
}

export interface Status {
  readonly state: EnrollmentState;
  readonly reason: string | null;
  readonly due_at: Date | null;
  readonly calling: boolean;
  readonly node_id: string;
  readonly goal_reached_at: Date | null;
  readonly ended_at: Date | null;
}

export const findStatus = statement<[tenantId: string, id: string], Status>(
  'journeys.find_simulated',
  'SELECT state, reason, due_at, calling, node_id, goal_reached_at, ended_at FROM journey_enrollments WHERE tenant_id = $1 AND id = $2',
);

const findSteps = statement<[tenantId: string, id: string], StepFacts>(
  'journeys.find_simulated_steps',
  'SELECT step, node_id, outcome, reason, detail, at FROM journey_steps WHERE tenant_id = $1 AND enrollment_id = $2 ORDER BY step',
);

const findMessages = statement<[tenantId: string, id: string], SimulatedMessage>(
  'journeys.find_simulated_messages',
  `SELECT s.at, s.node_id, m.body AS text, m.segments, m.credits
     FROM journey_steps s JOIN messages m ON m.tenant_id = $1 AND m.id = s.detail ->> 'message_id'
    WHERE s.tenant_id = $1 AND s.enrollment_id = $2 ORDER BY s.step`,
);

/** What the enrollment came to. */
export async function readResult(
  tx: Sql,
  { tenantId }: Account,
  id: string,
  stoppedBy: Limit | null,
): Promise<Simulated> {
  const [status, steps, messages] = await Promise.all([
    tx.row(findStatus, tenantId, id),
    tx.rows(findSteps, tenantId, id),
    tx.rows(findMessages, tenantId, id),
  ]);
  return {
    state: status?.state ?? 'active',
    reason: status?.reason ?? null,
    stoppedBy,
    goalReachedAt: status?.goal_reached_at ?? null,
    endedAt: status?.ended_at ?? null,
    steps,
    messages,
  };
}
