import { HOW_TO_CALL, type PromptTemplate } from './prompts.ts';

/** What is missing of the arguments, or null. */
export function missingArgument(prompt: PromptTemplate, given: Readonly<Record<string, string>>): string | null {
  return prompt.arguments.find(({ name, required }) => required && (given[name] ?? '').trim() === '')?.name ?? null;
}

/** The text of a prompt. An argument that is left out is replaced by what stands for it. */
export function fillPrompt(prompt: PromptTemplate, given: Readonly<Record<string, string>>): string {
  const values = new Map(
    prompt.arguments.map(({ name, otherwise = '' }) => [name, (given[name] ?? '').trim() || otherwise]),
  );
  // One pass, so that an argument that contains {{…}} is not read as a template.
  const filled = prompt.text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values.get(name) ?? whole);
  return `${filled}\n\n${HOW_TO_CALL}`;
}
