import { type Cap, lawfulCaps } from '../../domain/frequency.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import { judgeQuietHours, type QuietHoursVerdict } from '../../domain/quiet-hours/judge.ts';
import type { TenantWindow } from '../../domain/quiet-hours/tenant-window.ts';
import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { type Place, type PlaceClues, resolvePlace } from '../../domain/time-zones/resolve.ts';
import type { OnQuietHours, SendingRules } from './sending-rules.ts';

/** When a text is to go out, and what rules of time and frequency say to that. */
export interface Timing {
  readonly pack: RulePack;
  readonly at: Date;
  /** `at`, or the first moment after it that is allowed when the text may wait. */
  readonly dueAt: Date;
  /** Null: no rule of time or frequency asks about this text. */
  readonly judged: {
    readonly place: Place;
    readonly verdict: QuietHoursVerdict;
    readonly window: TenantWindow | null;
    readonly caps: readonly Cap[];
  } | null;
}

export interface TimingQuestion {
  readonly at: Date;
  readonly purpose: 'marketing' | 'transactional';
  readonly recipient: ParsedPhone;
  readonly clues: NonNullable<PlaceClues['contact']>;
  readonly rules: SendingRules;
  readonly onQuietHours: OnQuietHours;
  /** Another pack than the one in force. */
  readonly pack?: RulePack;
}

const NOWHERE: Place = { zones: [], jurisdictions: [], source: 'country', confidence: 'low' };

/** Transactional texts are exempt, and so is nobody else: a number that cannot be read is nowhere, where it is never the time. */
export function planTiming({ at, purpose, recipient, clues, rules, onQuietHours, ...given }: TimingQuestion): Timing {
  const pack = given.pack ?? rulePackAt(at);
  if (purpose === 'transactional') return { pack, at, dueAt: at, judged: null };
  const place = recipient.ok
    ? resolvePlace({ phone: recipient.e164, phoneCountry: recipient.country, contact: clues })
    : NOWHERE;
  const verdict = judgeQuietHours({ at, place, pack, tenantWindow: rules.window });
  const dueAt = verdict.allowed || onQuietHours === 'reject' ? at : (verdict.nextAllowedAt ?? at);
  return {
    pack,
    at,
    dueAt,
    judged: {
      place,
      verdict,
      window: rules.window,
      caps: [...lawfulCaps(pack, place.jurisdictions, dueAt), ...rules.caps],
    },
  };
}
