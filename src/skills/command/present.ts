import type { CallEffect as ContractEffect, JobStep, PlanJob, PlanStep } from '../../generated/types.ts';
import { type PreviewedStep, sumOf } from '../../plans/plan.ts';
import type { JobRow, StepRow } from '../../plans/queries.ts';
import { presentEffect } from './approvals/present.ts';

export function presentPreview(steps: readonly PreviewedStep[]): PlanStep[] {
  return steps.map(({ skill, params, effect, error, undo }, index) => ({
    position: index + 1,
    skill,
    params: { ...params },
    needs: [],
    effect: effect === null ? null : { ...presentEffect(effect), answer: { ...effect.answer } },
    error: error === null ? null : { code: error.code, message: error.message },
    undo: undo === null ? null : { kind: undo.kind, why: undo.why },
  }));
}

export function presentSum(steps: readonly PreviewedStep[]): ContractEffect {
  return presentEffect({ ...sumOf(steps), answer: {} });
}

export function presentJob(job: JobRow): PlanJob {
  return {
    id: job.id,
    plan_id: job.plan_id,
    undo_of: job.undo_of ?? job.former_undo_of,
    state: job.state,
    on_error: job.on_error,
    key_id: job.key_id,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
  };
}

export function presentStep({ position, skill, params, state, result, error, finished_at: at }: StepRow): JobStep {
  return {
    position,
    skill,
    params: { ...params },
    state,
    result: result === null ? null : { ...result },
    error: error === null ? null : { code: error.code, message: error.message, data: { ...error.data } },
    finished_at: at?.toISOString() ?? null,
  };
}
