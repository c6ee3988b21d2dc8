import type { Message } from '@a2a-js/sdk';
import { RequestMalformedError } from '@a2a-js/sdk/errors';

/** What a message asks for: a call of a skill, values for an open question, or plain words. */
export type Request =
  | {
      readonly kind: 'call';
      readonly skill: string;
      readonly params: Readonly<Record<string, unknown>>;
      /** Whether the caller means to do the same once more. */
      readonly again: boolean;
    }
  | { readonly kind: 'values'; readonly params: Readonly<Record<string, unknown>> }
  | { readonly kind: 'words'; readonly text: string };

const HOW_TO = 'Send a data part { "skill": "contacts.upsert", "params": { … } } to call a skill, or plain words.';

/**
 * Reads the first data part of a message, or its text if it has none. A data part names a skill
 * with its params, or holds only params if the message continues a task; text that is such JSON, as
 * the examples of the card are, counts as a data part. Throws if the message has neither.
 */
export function readMessage({ parts }: Message): Request {
  for (const { content } of parts) {
    if (content?.$case !== 'data') continue;
    return readData(content.value);
  }
  const text = parts.flatMap(({ content }) => (content?.$case === 'text' ? [content.value] : [])).join('\n');
  if (text.trim() === '') throw new RequestMalformedError({ message: HOW_TO });
  const data = parseCall(text);
  return data === null ? { kind: 'words', text } : readData(data);
}

function readData(data: unknown): Request {
  if (!isRecord(data)) throw new RequestMalformedError({ message: HOW_TO });
  const { skill, params = {}, again, ...rest } = data;
  if (!isRecord(params)) throw new RequestMalformedError({ message: `params must be an object. ${HOW_TO}` });
  if (skill === undefined) return { kind: 'values', params: 'params' in data ? params : rest };
  if (again !== undefined && typeof again !== 'boolean')
    throw new RequestMalformedError({ message: `again must be true or false. ${HOW_TO}` });
  if (typeof skill !== 'string') throw new RequestMalformedError({ message: `skill must be a string. ${HOW_TO}` });
  return { kind: 'call', skill, params, again: again === true };
}

const FENCE = /^(?:```+|~~~+)/;

/** The text in a block of Markdown, as models write JSON (CommonMark 0.31, 4.5), or all of it. */
function withoutFence(text: string): string {
  const block = text.trim();
  const [fence = ''] = FENCE.exec(block) ?? [];
  const firstLine = block.slice(fence.length, block.indexOf('\n'));
  const isBlock = fence !== '' && /^ ?(json)?$/i.test(firstLine.trimEnd()) && block.endsWith(fence);
  return isBlock ? block.slice(block.indexOf('\n'), -fence.length) : text;
}

/** Text that is a JSON object with a skill, and nothing beside it; null for words. */
function parseCall(text: string): unknown {
  const json = withoutFence(text);
  if (!json.trimStart().startsWith('{')) return null;
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) && 'skill' in data ? data : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
