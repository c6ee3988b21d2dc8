import type { Example, SkillDefinition } from '../../contract.ts';
import { commandLine } from './command-line.ts';
import { curl } from './curl.ts';
import { python } from './python.ts';
import { typescript } from './typescript.ts';

/** The ways to make a call, in the order of the tabs. */
export const SNIPPETS: readonly {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly print: (skill: SkillDefinition, example: Example) => string;
}[] = [
  { id: 'curl', title: 'curl', language: 'sh', print: curl },
  { id: 'typescript', title: 'TypeScript', language: 'ts', print: typescript },
  { id: 'python', title: 'Python', language: 'python', print: python },
  { id: 'tern-call', title: 'tern call', language: 'sh', print: commandLine },
];
