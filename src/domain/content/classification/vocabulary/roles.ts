import { lists as de } from '../../../../generated/lexicon/content/roles/de.ts';
import { lists as en } from '../../../../generated/lexicon/content/roles/en.ts';
import { lists as es } from '../../../../generated/lexicon/content/roles/es.ts';
import { lists as fr } from '../../../../generated/lexicon/content/roles/fr.ts';
import { lists as pt } from '../../../../generated/lexicon/content/roles/pt.ts';
import type { WordList } from '../../../word-list.ts';

/**
 * What a word can be in the structure of a sentence, by itself; `createStructureReader` combines
 * them.
 */
export const ROLES = [
  /** "your": something the recipient has, or will have. */
  'possessive',
  'our',
  /** Something that exists between the sender and the recipient: an order, a code, a visit. */
  'record',
  /** As `record`, and what an invitation may ask for: "Get your tickets". */
  'thing',
  /** Not yet a record: "your next order". */
  'future',
  /** An offer that can also be part of a record: "your discount was applied". */
  'benefit',
  'auxiliary',
  /** After an auxiliary: what happened to anything. */
  'participle',
  /** As `participle`, where the subject belongs to the recipient. */
  'own_participle',
  /** A past or present tense of a record by itself: "arrived", "renews". */
  'finite',
  /** An imperative that invites to have or do something. */
  'invitation',
  /** As `invitation` before an object, otherwise a noun: "sample our menu", "a sample". */
  'invitation_or_noun',
  /** An imperative of invitations and of instructions. */
  'request',
  'object_start',
  /** An imperative can follow in the middle of a sentence: "and". */
  'joiner',
  /** An imperative can follow at its beginning: "today", a greeting. */
  'opening',
  /** What people buy, visit, eat or read. */
  'product',
  'praise',
  /** What advertising says of the recipient's things: "your weekend awaits". */
  'lure',
  'we',
  /** What a sender does that wants to sell. */
  'we_do',
  'no',
  /** What advertising promises the absence of: "no cover". */
  'barrier',
  'arrival',
  /** What a question of advertising asks for: "Tired of …?" */
  'appetite',
  /** A question of a transaction: "Was this you?", "Questions?". */
  'service_question',
  /** "please": before an instruction. */
  'instruction',
  /** Before a time of day: "at". */
  'clock',
  /** Ends the noun after "your": "your seat at". */
  'linker',
] as const;

export type Role = (typeof ROLES)[number];
/** The words of each role in a language, folded, from `lexicon/content/roles`. */
export type Roles = Readonly<Partial<Record<Role, WordList>>>;

export const roles: readonly Roles[] = [en, es, fr, de, pt];
