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

/** What is asked of every text of a chunk alike, and what was found. */
interface Moment {
  readonly asked: Omit<TimingQuestion, 'recipient' | 'clues'>;
  readonly pack: RulePack;
  readonly timings: Map<Place, Timing>;
}

let lately: Moment | null = null;

/**
 * Transactional texts are exempt, and so is nobody else: a number that cannot be read is nowhere, where it is never the time. A chunk of a
 * campaign, or what a dispatcher has claimed, is judged for one moment: once for each place.
 */
export function planTiming({ recipient, clues, ...asked }: TimingQuestion): Timing {
  if (lately === null || !isSame(lately.asked, asked))
    lately = { asked, pack: asked.pack ?? rulePackAt(asked.at), timings: new Map() };
  const { pack, timings } = lately;
  const place =
    recipient.ok && asked.purpose === 'marketing' ? placeOf(recipient.e164, recipient.country, clues) : NOWHERE;
  const known = timings.get(place);
  if (known !== undefined) return known;
  const timing = timingFor(place, pack, asked);
  timings.set(place, timing);
  return timing;
}

function isSame(one: Moment['asked'], other: Moment['asked']): boolean {
  return (
    one.at.getTime() === other.at.getTime() &&
    one.purpose === other.purpose &&
    one.rules === other.rules &&
    one.onQuietHours === other.onQuietHours &&
    one.pack === other.pack
  );
}

function timingFor(place: Place, pack: RulePack, { at, purpose, rules, onQuietHours }: Moment['asked']): Timing {
  if (purpose === 'transactional') return { pack, at, dueAt: at, judged: null };
  const { window } = rules;
  const verdict = judgeQuietHours({ at, place, pack, tenantWindow: window });
  const dueAt = verdict.allowed || onQuietHours === 'reject' ? at : (verdict.nextAllowedAt ?? at);
  const caps = [...lawfulCaps(pack, place.jurisdictions, dueAt), ...rules.caps];
  return { pack, at, dueAt, judged: { place, verdict, window, caps } };
}

const MOST_PLACES = 20_000;
const places = new Map<string, Place>();

/** Remembered by what a place is found from: of a number that is the area code, or the country. A thousand people live in a few places. */
function placeOf(phone: string, country: string, { zone, postalCode, state }: TimingQuestion['clues']): Place {
  const area = phone.startsWith('+1') ? phone.slice(0, 5) : '';
  const key = `${area}\0${country}\0${zone ?? ''}\0${postalCode ?? ''}\0${state ?? ''}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  if (places.size >= MOST_PLACES) places.clear();
  const found = resolvePlace({ phone, phoneCountry: country, contact: { zone, postalCode, state } });
  places.set(key, found);
  return found;
}
