import type { McpOptions } from './options.ts';

/** What a host tells its model about this connection. */
export function instructionsFor({ modules, readOnly }: McpOptions): string {
  const calls =
    modules === null
      ? 'Tern sends SMS messages. Everything is a skill: find_skills finds skills, describe_skill shows their params, and read_skill, write_skill or send_or_delete_skill runs them. The other tools run the commonest skills.'
      : `Tern sends SMS messages. Each tool is a skill of the modules ${modules.join(', ')}.`;
  const limits = readOnly
    ? 'This connection is read-only.'
    : 'Ask before you send messages or spend credits. Most changes accept dry_run. A call that you repeat within ten minutes does nothing again and returns the first result with replayed: true; again: true does it once more.';
  return `${calls} ${limits} A refusal has a code, a message, and often next_actions: skills that help. Guides are resources under tern://docs.`;
}
