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
  const place = recipient.ok ? placeOf(recipient.e164, recipient.country, clues) : NOWHERE;
  const verdict = verdictFor(place, at, pack, rules.window);
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

const MOST_PLACES = 20_000;
const places = new Map<string, Place>();

/** Remembered by what a place is found from: of a number that is the area code, or the country. A thousand people live in a few places. */
function placeOf(phone: string, country: string, clues: TimingQuestion['clues']): Place {
  const area = phone.startsWith('+1') ? phone.slice(0, 5) : '';
  const key = JSON.stringify([area, country, clues.zone, clues.postalCode, clues.state]);
  const known = places.get(key);
  if (known !== undefined) return known;
  if (places.size >= MOST_PLACES) places.clear();
  const found = resolvePlace({ phone, phoneCountry: country, contact: clues });
  places.set(key, found);
  return found;
}

interface Moment {
  readonly atMs: number;
  readonly pack: RulePack;
  readonly window: TenantWindow | null;
  readonly verdicts: Map<Place, QuietHoursVerdict>;
}

let lately: Moment | null = null;

/** A chunk of a campaign, or what a dispatcher has claimed, is judged for one moment: once for each place. */
function verdictFor(place: Place, at: Date, pack: RulePack, window: TenantWindow | null): QuietHoursVerdict {
  const atMs = at.getTime();
  if (lately === null || lately.atMs !== atMs || lately.pack !== pack || lately.window !== window)
    lately = { atMs, pack, window, verdicts: new Map() };
  const known = lately.verdicts.get(place);
  if (known !== undefined) return known;
  const verdict = judgeQuietHours({ at, place, pack, tenantWindow: window });
  lately.verdicts.set(place, verdict);
  return verdict;
}
