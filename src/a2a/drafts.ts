import { type Task, TaskState } from '@a2a-js/sdk';
import type { SkillSchemas } from '../contract-document.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import { reply } from './parts.ts';

/** A call that lacks params, until the client sends them. */
export interface Draft {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A value that only the caller can know, as in `next_actions`. */
export interface Need {
  /** JSON pointer into the params. */
  readonly path: string;
  readonly meaning: string;
}

const PREFIX = 'draft_';
/** Characters of the id of a task; params that need more are not kept between messages. */
const MAX_ID = 4000;

/**
 * Drafts are kept by the client: the id of the task contains the call, signed, so that any process
 * can continue it and nothing is stored for calls that never come.
 */
export function createDrafts(tokens: TokenSigner, schemaOf: (skill: string) => SkillSchemas) {
  return {
    /** The params that the skill requires and the draft lacks. */
    needsOf({ skill, params }: Draft): readonly Need[] {
      const { required = [], properties = {} } = schemaOf(skill).input as InputSchema;
      return required
        .filter((name) => params[name] === undefined)
        .map((name) => ({ path: `/${name}`, meaning: properties[name]?.description ?? name }));
    },

    /** The draft in the id of a task; null for another id. */
    read(taskId: string): Draft | null {
      if (!taskId.startsWith(PREFIX)) return null;
      return tokens.read('a2a draft', taskId.slice(PREFIX.length)) as Draft | null;
    },

    /** A task that waits for what the call lacks; null when the draft is too large for an id. */
    taskOf(draft: Draft, text: string, details: object): Task | null {
      const id = `${PREFIX}${tokens.sign('a2a draft', { skill: draft.skill, params: draft.params })}`;
      if (id.length > MAX_ID) return null;
      const message = reply(
        text,
        { skill: draft.skill, params: draft.params, ...details },
        { contextId: id, taskId: id },
      );
      return {
        id,
        contextId: id,
        status: { state: TaskState.TASK_STATE_INPUT_REQUIRED, message, timestamp: undefined },
        artifacts: [],
        history: [],
        metadata: undefined,
      };
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

interface InputSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}
