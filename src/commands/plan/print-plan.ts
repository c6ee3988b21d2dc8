import type { SkillTypes } from '../../generated/skills.ts';

export type Plan = SkillTypes['command.plan']['result'];

type Step = Plan['steps'][number];

/** A line per call, with what it would do. */
export function printPlan(plan: Plan): void {
  for (const step of plan.steps) process.stdout.write(`${describe(step)}\n`);
  for (const part of plan.not_understood) process.stdout.write(`   ?  not understood: ${part}\n`);
  if (plan.not_understood.length > 0)
    process.stdout.write(
      '\nThe goal is not understood in whole, so there is no plan. Say the rest in other words, or name the calls.\n',
    );
  else if (plan.effect === null) process.stdout.write('\nThe plan lacks values. Add them to the file.\n');
  else if (plan.plan_id === null) process.stdout.write('\nA call fails, so the plan cannot be executed.\n');
  else process.stdout.write(`\n${amounts(plan.effect)}. Valid until ${plan.expires_at}.\n`);
}

function describe({ position, skill, effect, error, needs, undo }: Step): string {
  const number = String(position).padStart(4);
  if (error !== null) return `${number}  ${skill}: FAILS with ${error.code}: ${error.message}`;
  if (effect === null) return `${number}  ${skill}: needs ${needs.map(({ path }) => path.slice(1)).join(', ')}`;
  const sends = effect.messages === 0 && effect.credits === 0 ? '' : `: ${amounts(effect)}`;
  const stays = undo?.kind === 'none' ? ' (cannot be undone)' : '';
  return `${number}  ${skill}${sends}${stays}`;
}

function amounts({ messages, recipients, credits }: NonNullable<Plan['effect']>): string {
  const known = (count: number | null): string => (count === null ? 'unknown' : String(count));
  return `messages: ${known(messages)}, recipients: ${known(recipients)}, credits: ${known(credits)}`;
}
