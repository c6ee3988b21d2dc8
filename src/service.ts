import type { Config } from './config.ts';
import type { ContractDocument } from './contract-document.ts';
import type { CatalogEntry } from './generated/catalog.ts';
import type { Permission } from './generated/types.ts';
import type { KeySmith } from './platform/api-keys.ts';
import type { KeyedHasher } from './platform/keyed-hasher.ts';
import type { NumberHasher } from './platform/number-hasher.ts';
import type { TextSealer } from './platform/sealed-text.ts';
import type { TokenSigner } from './platform/tokens.ts';

/** What handlers may ask of the process they run in. */
export interface Service {
  readonly config: Config;
  readonly keys: KeySmith;
  readonly tokens: TokenSigner;
  readonly schemaOf: ContractDocument['schemaOf'];
  /** Makes this process look a key up afresh: it was revoked or its end was brought forward. */
  readonly forgetKey: (keyId: string) => void;
  /** Whether a key may call a skill; the pipeline has asked this already for the call at hand. */
  readonly mayCall: (key: { readonly permissions: readonly Permission[] }, skill: CatalogEntry) => boolean;
  /** Tells the workers of this process that there is something to do, so that they need not wait for their next look. */
  readonly wake: () => void;
  /** Keeps secrets that must be read again. */
  readonly sealer: TextSealer;
  /** Under what hashes a number was kept if it was forgotten. */
  readonly numberHashes: NumberHasher;
  /** Who is asked about numbers; null when nothing is looked up here. */
  readonly lookups: LookupAdapter | null;
  /** Of texts of which only a hash is kept, and which could be guessed: the params of calls. */
  readonly hashesOf: KeyedHasher;
  /** Delivers a partner's events now. */
  readonly deliver: (tenantId: string, limit: number) => Promise<DeliveredEvents>;
}

/** How many events came to what; `busy`: another delivery had the endpoint all the time. */
export interface DeliveredEvents {
  readonly delivered: number;
  readonly failed: number;
  readonly dead: number;
  readonly busy: boolean;
}

/** Asks somebody who knows about a number. */
export interface LookupAdapter {
  readonly name: string;
  /** What one answer costs an account. */
  readonly credits: number;
  /** Throws a LookupFailed when nobody answers; nothing is charged then. */
  lookUp(phone: string, now: Date): Promise<LookedUp>;
  /** Asks nothing more, and ends when what is under way has its answer or has run out of time. */
  stop(): Promise<void>;
}

/** What is known of a number. */
interface LookedUp {
  readonly lineType: 'mobile' | 'landline' | 'voip' | 'toll_free' | 'unknown';
  readonly carrierName: string | null;
  readonly status: 'active' | 'inactive' | 'unknown';
  /** When somebody last gave the number up for good; null when no such day is known. */
  readonly disconnectedAt: Date | null;
}
