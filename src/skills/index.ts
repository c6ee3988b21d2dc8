import type { AllSkills } from '../generated/skills.ts';
import { agent } from './agent/index.ts';
import { contacts } from './contacts/index.ts';
import { tags } from './tags/index.ts';

/** Every skill of the contract; one without a handler does not compile, and the error names it. */
export const skills: AllSkills = { ...agent, ...contacts, ...tags };
