import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';
import type { Warning } from '../../generated/types.ts';
import { type HoldOut, readHoldOut } from '../../measures/outcomes/hold-out.ts';
import { tallyAccount } from '../../measures/outcomes/tally-queries.ts';
import { needs } from '../../next-actions.ts';
import type { Skill } from '../../skill.ts';
import { presentArms, REACHED_AND_HELD_OUT } from './present-arms.ts';
import { presentHoldOut } from './present-hold-out.ts';

const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;

export const compareHoldOut: Skill<'outcomes.holdOut'> = async (
  { event, currency, from: asked, to: until },
  { db, account, now },
) => {
  const holdOut = await readHoldOut(db, account);
  const to = until === undefined ? now : new Date(until);
  const earliest = new Date(to.getTime() - MAX_DAYS * DAY_MS);
  const from = asked === undefined ? defaultFrom(holdOut, to, earliest) : new Date(asked);
  if (from >= to || from < earliest)
    throw invalidParams(`The period must be at least 1 ms and at most ${MAX_DAYS} days long.`, [
      { path: '/from', rule: `must be before to, and at most ${MAX_DAYS} days before it` },
    ]);
  const rule = currency === undefined ? ({ kind: 'none' } as const) : ({ kind: 'conversion', currency } as const);
  const { tenantId, accountId } = account;
  const hours = Math.ceil((to.getTime() - from.getTime()) / HOUR_MS);
  const params = [tenantId, accountId, accountId, event, hours, now, rule.kind, 0, currency ?? '', from, to] as const;
  const rows = await db.rows(tallyAccount, ...params);
  const warnings = warningsOf(holdOut, from);
  return {
    hold_out: presentHoldOut(holdOut),
    event,
    from: from.toISOString(),
    to: to.toISOString(),
    currency: currency ?? null,
    ...presentArms({ names: REACHED_AND_HELD_OUT, rows }, rule),
    measured_at: now.toISOString(),
    ...(warnings.length === 0 ? {} : { warnings }),
  };
};

function defaultFrom({ since }: HoldOut, to: Date, earliest: Date): Date {
  if (since === null || since >= to) return new Date(to.getTime() - DEFAULT_DAYS * DAY_MS);
  return since < earliest ? earliest : since;
}

function warningsOf({ percent, since }: HoldOut, from: Date): Warning[] {
  if (percent === 0)
    return [
      {
        code: 'no_hold_out',
        message: 'The account holds no contacts out, so there is nothing to compare with.',
        next_actions: [
          {
            skill: 'outcomes.setHoldOut',
            params: {},
            needs: needs({ hold_out_percent: 'Share of the contacts that get no marketing, in percent, 1 to 50.' }),
            why: 'Holds a share of the contacts out from now on.',
          },
        ],
      },
    ];
  if (since === null || from >= since) return [];
  return [
    {
      code: 'hold_out_changed',
      message: `The share was changed at ${since.toISOString()}, within the period, so some contacts were in both groups. Start the period there.`,
    },
  ];
}
