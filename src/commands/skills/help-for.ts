import { nearestSkills } from '../../discovery/nearest-skills.ts';
import { catalog, modules } from '../../generated/catalog.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { describeSkill, isSkill } from './describe-skill.ts';

/** The help of a skill, or the skills of a module. Fails with the nearest skills otherwise. */
export function helpFor(name: string): string {
  if (isSkill(name)) return describeSkill(name);
  if (modules.some((module) => module.name === name)) return listModule(name);
  const near = nearestSkills(name);
  throw new CommandFailure(
    `There is no command or skill ${name}.${near.length === 0 ? '' : ` Nearest skills: ${near.join(', ')}.`}`,
    USAGE,
  );
}

function listModule(module: string): string {
  const skills = Object.entries(catalog).filter(([, entry]) => entry.module === module);
  const width = Math.max(...skills.map(([skill]) => skill.length));
  return `${skills.map(([skill, { summary }]) => `${skill.padEnd(width)}  ${summary}`).join('\n')}\n`;
}
