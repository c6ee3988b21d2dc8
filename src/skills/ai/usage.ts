import { readAiSettingsOf } from '../../ai/settings.ts';
import { listUsage, nextMonth, readMonth } from '../../ai/usage.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';
import type { Skill } from '../../skill.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 400;
const MAX_ROWS = 4_000;

export const readAiUsage: Skill<'ai.usage'> = async ({ from, to }, { db, account, now, service }) => {
  const until = to === undefined ? now : new Date(to);
  const since = from === undefined ? new Date(until.getTime() - DEFAULT_DAYS * DAY_MS) : new Date(from);
  if (until.getTime() - since.getTime() > MAX_DAYS * DAY_MS || since > until)
    throw invalidParams(`The period must begin before it ends and have at most ${MAX_DAYS} days.`, [
      { path: '/from', rule: `must be at most ${MAX_DAYS} days before to` },
    ]);
  const days = { from: dayOf(since), to: dayOf(until), limit: MAX_ROWS };
  const rows = await listUsage(db, account, days);
  const { shareMessages, monthlyTokens } = await readAiSettingsOf(db, account);
  const ofService = service.config.ai?.monthlyTokens ?? null;
  const limits = [monthlyTokens, ofService].filter((limit) => limit !== null);
  const sum = (read: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + read(row), 0);
  return {
    rows,
    total: {
      calls: sum(({ calls }) => calls),
      failed: sum(({ failed }) => failed),
      input_tokens: sum(({ input_tokens: tokens }) => tokens),
      output_tokens: sum(({ output_tokens: tokens }) => tokens),
    },
    model: service.model?.name ?? null,
    share_messages: shareMessages,
    month: {
      tokens: await readMonth(db, account, now),
      limit: limits.length === 0 ? null : Math.min(...limits),
      resets_at: nextMonth(now).toISOString(),
    },
  };
};

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
