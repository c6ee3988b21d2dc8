import { resolve } from 'node:path';
import { type Environment, integer } from './environment.ts';
import type { Variable } from './variables.ts';

/** How many days each kind of data is kept; null: forever. */
export interface RetentionSettings {
  /** Text of messages and replies; their rows stay. */
  readonly textDays: number | null;
  /** Messages that ended, with their delivery reports, and inbound messages. */
  readonly messageDays: number | null;
  /** Recipients and decisions of campaigns that ended. */
  readonly recipientDays: number | null;
  readonly journeyStepDays: number;
  /** Where rows are written before they are deleted; null: nowhere. */
  readonly archiveDirectory: string | null;
}

const MAX_DAYS = 36_500;
/** Stored call results and events contain the text of messages for that long. */
const MIN_TEXT_DAYS = 30;
/**
 * Longer than anything looks back at a message to decide something: carriers report for a week,
 * attribution looks back for 30 days, and caps count and goals are reached within 90.
 */
const MIN_ROW_DAYS = 120;

export function readRetentionSettings(env: Environment): RetentionSettings {
  const messageDays = days(env, 'TERN_MESSAGE_ROW_RETENTION_DAYS', MIN_ROW_DAYS);
  const recipientDays = days(env, 'TERN_RECIPIENT_RETENTION_DAYS', MIN_ROW_DAYS);
  if (messageDays !== null && (recipientDays === null || recipientDays > messageDays))
    throw new Error(
      'TERN_MESSAGE_ROW_RETENTION_DAYS needs TERN_RECIPIENT_RETENTION_DAYS with as many days or fewer: a message of a campaign stays as long as its recipient.',
    );
  return {
    textDays: days(env, 'TERN_MESSAGE_RETENTION_DAYS', MIN_TEXT_DAYS),
    messageDays,
    recipientDays,
    journeyStepDays: integer(env, 'TERN_JOURNEY_STEP_RETENTION_DAYS', 400, MIN_TEXT_DAYS, MAX_DAYS),
    archiveDirectory: env.TERN_ARCHIVE_DIR === undefined ? null : resolve(env.TERN_ARCHIVE_DIR),
  };
}

/** Null: kept forever. */
function days(env: Environment, name: Variable, min: number): number | null {
  return env[name] === undefined ? null : integer(env, name, 0, min, MAX_DAYS);
}
