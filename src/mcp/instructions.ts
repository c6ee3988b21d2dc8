import type { McpOptions } from './options.ts';

/** What a host tells its model about this connection. */
export function instructionsFor({ modules, readOnly }: McpOptions): string {
  const calls =
    modules === null
      ? 'Tern sends SMS messages. Everything is a skill: find_skills finds skills, describe_skill shows their params, and read_skill, write_skill or send_or_delete_skill runs them. The other tools run the commonest skills.'
      : `Tern sends SMS messages. Each tool is a skill of the modules ${modules.join(', ')}. Some show little of their params; describe_skill shows all. Its names have dots: contacts.get is the tool contacts_get.`;
  const limits = readOnly
    ? 'This connection is read-only.'
    : 'Ask before you send messages or spend credits. Changes accept dry_run and idempotency_key. A call that you repeat within ten minutes does nothing again and returns the first result with replayed: true; again: true does it once more.';
  return `${calls} ${limits} A refusal has a code, a message, and often next_actions: skills that help. Guides are resources under tern://docs.`;
}
