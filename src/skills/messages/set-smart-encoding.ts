import type { Skill } from '../../skill.ts';
import { saveSmartEncoding } from './queries.ts';

/** Applies to messages that are accepted from now on. */
export const setSmartEncoding: Skill<'messages.setSmartEncoding'> = async ({ mode }, { tx, account }) => {
  await saveSmartEncoding(tx, account, mode);
  return { smart_encoding: mode };
};
