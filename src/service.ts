import type { Model } from './ai/model.ts';
import type { DryRunner } from './call-effect.ts';
import type { LookupAdapter } from './carriers/lookups/lookup-adapter.ts';
import type { Config } from './config.ts';
import type { ContractDocument } from './contract-document.ts';
import type { FieldError } from './errors.ts';
import type { DeliveredEvents } from './events/webhooks/deliverer.ts';
import type { CatalogEntry } from './generated/catalog.ts';
import type { SkillName } from './generated/skills.ts';
import type { Permission } from './generated/types.ts';
import type { PeekedFiles } from './media/peeked-files.ts';
import type { KeyIssuer } from './platform/crypto/api-keys.ts';
import type { Cipher } from './platform/crypto/cipher.ts';
import type { KeyedHasher } from './platform/crypto/keyed-hasher.ts';
import type { NumberHasher } from './platform/crypto/number-hasher.ts';
import type { TokenSigner } from './platform/crypto/tokens.ts';
import type { CallWithKey } from './skill-call.ts';

/** What handlers may use of their process. */
export interface Service {
  readonly config: Config;
  readonly keys: KeyIssuer;
  readonly tokens: TokenSigner;
  readonly schemaOf: ContractDocument['schemaOf'];
  /** Removes a key from this process's cache: it was revoked or expires earlier. */
  readonly forgetKey: (keyId: string) => void;
  /** Whether a key may call a skill. The pipeline has already checked this for the current call. */
  readonly mayCall: (key: { readonly permissions: readonly Permission[] }, skill: CatalogEntry) => boolean;
  /** Checks the params of a call against the contract, without making it. */
  readonly checkParams: (skill: SkillName, params: Readonly<Record<string, unknown>>) => readonly FieldError[];
  /** Encrypts secrets that must be read again. */
  readonly cipher: Cipher;
  /** The hashes under which an erased number may be stored. */
  readonly numberHashes: NumberHasher;
  /** The number lookup provider; null when lookups are off. */
  readonly lookups: LookupAdapter | null;
  /** The model of `ai.*`; null without one. */
  readonly model: Model | null;
  /** Hashes call params, which are stored only as hashes and could be guessed without a key. */
  readonly hashesOf: KeyedHasher;
  /** Runs calls of a key and rolls them back. */
  readonly dryRunner: DryRunner;
  /** The time now, for work that takes longer than its call; handlers use the time of the call. */
  readonly clock: () => Date;
  /** Files that were read for calls that store nothing. */
  readonly peekedMedia: PeekedFiles;
  /** Makes calls with a key, as any caller. */
  readonly callWithKey: CallWithKey;
  /** Delivers a partner's events now. */
  readonly deliver: (tenantId: string, limit: number) => Promise<DeliveredEvents>;
}
