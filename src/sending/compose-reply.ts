import type { Owner } from '../domain/account.ts';
import type { ProgramContent } from '../domain/programs/content.ts';
import { isPromotionalName } from '../domain/programs/is-promotional-name.ts';
import { isPromotional } from '../domain/programs/lint.ts';
import { type ReplyKind, type ReplyLanguage, type ReplyWords, replyText } from '../domain/programs/reply-texts.ts';
import type { Sql } from '../platform/database/sql.ts';

const MAX_NAME = 40;

/**
 * The text of a reply or of a request to confirm an opt-in: the program's own, or the default one
 * with the brand of the program, or without a program with the name of the account.
 */
export async function composeReply(
  sql: Sql,
  owner: Owner,
  reply: {
    readonly program: ProgramContent | null;
    readonly kind: ReplyKind;
    readonly language: ReplyLanguage;
  },
): Promise<string> {
  const { program, kind, language } = reply;
  return textOf(program, kind, language) ?? replyText(kind, language, await wordsOf(sql, owner, program));
}

/**
 * The program's own text, which is for keywords in English and its own keywords; null without one,
 * or when it is promotional and answers an opt-out.
 */
function textOf(program: ProgramContent | null, kind: ReplyKind, language: ReplyLanguage): string | null {
  if (program === null || language !== 'en') return null;
  const { brand, help_text: help, opt_out_text: optOut, opt_in_text: optIn } = program;
  const own = {
    help,
    opted_out: isPromotional(optOut, brand) ? '' : optOut,
    opted_in: optIn,
    restored: '',
    confirmed: optIn,
    confirm: '',
    suppressed: '',
  };
  return own[kind].trim() === '' ? null : own[kind];
}

/** Recipients read names like any copy, so a promotional one is left out. */
const plain = (name: string): string =>
  name === '' || isPromotionalName(name) ? 'This sender' : name.slice(0, MAX_NAME);

async function wordsOf(sql: Sql, { tenantId, accountId }: Owner, program: ProgramContent | null): Promise<ReplyWords> {
  if (program !== null) return { name: plain(program.brand), frequency: program.frequency, contact: program.terms_url };
  const where = { id: accountId };
  const account = await sql.tenant(tenantId).accounts.findFirst({ where, select: { name: true, help_contact: true } });
  return { name: plain(account?.name ?? ''), frequency: null, contact: account?.help_contact ?? null };
}
