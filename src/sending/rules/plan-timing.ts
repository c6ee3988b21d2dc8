import { type Cap, lawfulCaps } from '../../domain/frequency.ts';
import type { ParsedPhone } from '../../domain/phone.ts';
import { evaluateQuietHours, type QuietHoursVerdict } from '../../domain/quiet-hours/evaluate.ts';
import type { TenantWindow } from '../../domain/quiet-hours/tenant-window.ts';
import type { RulePack } from '../../domain/rule-packs/pack.ts';
import { withRegionBlocks } from '../../domain/rule-packs/region-blocks.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { nextLocalTime } from '../../domain/time-zones/local-time.ts';
import { type LocationHints, type RecipientLocation, resolveLocation } from '../../domain/time-zones/resolve.ts';
import type { OnQuietHours, SendingRules } from './sending-rules.ts';

/** The time of a message, and how quiet hours and caps apply to it. */
export interface Timing {
  readonly pack: RulePack;
  /** The requested time, or the recipient's local time. */
  readonly at: Date;
  /** `at`, or the next allowed time when the message may be deferred. */
  readonly dueAt: Date;
  /** Null for a transactional message, which is exempt. */
  readonly evaluation: {
    readonly location: RecipientLocation;
    readonly verdict: QuietHoursVerdict;
    readonly window: TenantWindow | null;
    readonly caps: readonly Cap[];
  } | null;
}

/** A time of day in minutes, and the earliest time at which it counts. */
export interface LocalTime {
  readonly minutes: number;
  readonly from: Date;
}

export interface TimingRequest {
  readonly at: Date;
  readonly purpose: 'marketing' | 'transactional';
  readonly recipient: ParsedPhone;
  readonly locationHints: NonNullable<LocationHints['contact']>;
  readonly rules: SendingRules;
  readonly onQuietHours: OnQuietHours;
  /** Instead of `at`: the next time that the recipient's clock shows this. */
  readonly localTime?: LocalTime | null;
  /** Default: the rule pack in force at `at`. */
  readonly pack?: RulePack;
}

const UNKNOWN_LOCATION: RecipientLocation = { zones: [], jurisdictions: [], source: 'country', confidence: 'low' };

/** What the messages of a chunk have in common, and their timings by location. */
interface TimingCache {
  readonly common: Omit<TimingRequest, 'recipient' | 'locationHints'>;
  readonly pack: RulePack;
  readonly timings: Map<RecipientLocation, Timing>;
}

let cache: TimingCache | null = null;

/**
 * Plans the time of a message. Only transactional messages are exempt; the location of a number
 * that does not parse is unknown, where no time is allowed. The messages of a chunk, or of a
 * claimed batch, share their time and rules, so the timing of the last such group is cached per
 * location.
 */
export function planTiming(request: TimingRequest): Timing {
  const { recipient, locationHints } = request;
  if (cache === null || !isSame(cache.common, request))
    cache = {
      common: request,
      pack: withRegionBlocks(request.pack ?? rulePackAt(request.at), request.rules.regionBlocks),
      timings: new Map(),
    };
  const { pack, timings } = cache;
  const location =
    recipient.ok && (request.purpose === 'marketing' || hasLocalTime(request))
      ? locationOf(recipient.e164, recipient.country, locationHints)
      : UNKNOWN_LOCATION;
  const known = timings.get(location);
  if (known !== undefined) return known;
  const timing = timingFor(location, pack, request);
  timings.set(location, timing);
  return timing;
}

function isSame(one: TimingCache['common'], other: TimingCache['common']): boolean {
  return (
    one.at.getTime() === other.at.getTime() &&
    one.purpose === other.purpose &&
    one.rules === other.rules &&
    one.onQuietHours === other.onQuietHours &&
    one.localTime === other.localTime &&
    one.pack === other.pack
  );
}

function timingFor(
  location: RecipientLocation,
  pack: RulePack,
  { at: requested, purpose, rules, onQuietHours, localTime = null }: TimingCache['common'],
): Timing {
  const at = localTime === null ? requested : atLocalTime(location.zones, localTime, requested);
  if (purpose === 'transactional') return { pack, at, dueAt: at, evaluation: null };
  const { window } = rules;
  const verdict = evaluateQuietHours({ at, location, pack, tenantWindow: window });
  const dueAt = verdict.allowed || onQuietHours === 'reject' ? at : (verdict.nextAllowedAt ?? at);
  const caps = [...lawfulCaps(pack, location.jurisdictions, dueAt), ...rules.caps];
  return { pack, at, dueAt, evaluation: { location, verdict, window, caps } };
}

const hasLocalTime = ({ localTime = null }: TimingCache['common']): boolean => localTime !== null;

/** Where the zone is unknown, the messages are not delayed. */
function atLocalTime(zones: readonly string[], { minutes, from }: LocalTime, earliest: Date): Date {
  const next = nextLocalTime(zones, minutes, from.getTime());
  return next === null || next < earliest.getTime() ? earliest : new Date(next);
}

const MAX_LOCATIONS = 20_000;
const locations = new Map<string, RecipientLocation>();

/**
 * Where the recipient may be. Cached by all inputs of the result; of the number these are its
 * country and area code.
 */
export function locationOf(
  phone: string,
  country: string,
  { zone, postalCode, state }: TimingRequest['locationHints'],
): RecipientLocation {
  const area = phone.startsWith('+1') ? phone.slice(0, 5) : '';
  const key = `${area}\0${country}\0${zone ?? ''}\0${postalCode ?? ''}\0${state ?? ''}`;
  const known = locations.get(key);
  if (known !== undefined) return known;
  if (locations.size >= MAX_LOCATIONS) locations.clear();
  const found = resolveLocation({ phone, phoneCountry: country, contact: { zone, postalCode, state } });
  locations.set(key, found);
  return found;
}
