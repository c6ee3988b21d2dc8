import { brandEndOf, findGoods } from './find-goods.ts';
import type { Lexicon } from './lexicon.ts';
import { COUNTED, coverOf, isInName, NOT_MARKETING } from './phrase-cover.ts';
import type { Match as PhraseMatch } from './phrase-matcher.ts';
import { CLAUSE_BREAK, readBreaks, SOFT_BREAK } from './read-breaks.ts';
import { createRoleReader, ROLE } from './read-roles.ts';
import type { Signal } from './signal.ts';
import { WEIGHTS } from './structure-weights.ts';
import type { Token } from './token.ts';
import type { Roles } from './vocabulary/roles.ts';

type Match = PhraseMatch<Signal>;

/** How far, in tokens, a noun may stand from "your", a participle from its auxiliary, an object. */
const NOUN_REACH = 5;
const PARTICIPLE_REACH = 3;
const LURE_REACH = 4;
const OBJECT_REACH = 8;
/** How far the verb may stand in a statement, and the participle in a headline. */
const STATEMENT_REACH = 8;
const HEADLINE_REACH = 4;

const HAS = ROLE.record | ROLE.thing;
const NO_SUBJECT = ROLE.invitation | ROLE.invitation_or_noun | ROLE.request | ROLE.praise | ROLE.benefit | ROLE.we_do;
const OPENING = ROLE.joiner | ROLE.opening;
const OBJECT_START = ROLE.object_start | ROLE.possessive | ROLE.our;

/**
 * Adds to the phrases of a message what the structure of its sentences says, whatever they are
 * about. What happened to "your …" is a record; an imperative, a question or praise of something
 * that can be had is marketing.
 */
export type StructureReader = (
  text: string,
  tokens: readonly Token[],
  symbols: Int32Array,
  phrases: readonly Match[],
) => readonly Match[];

/** Looks at most a few tokens ahead of each, so the time is linear. */
export function createStructureReader(languages: readonly Roles[], lexicon: Lexicon): StructureReader {
  const readRoles = createRoleReader(languages, lexicon);
  return (text, tokens, symbols, phrases) => {
    return new Clauses(text, tokens, readRoles(symbols), phrases).read();
  };
}

/** "your dog deserves" is no record. */
const NO_RECORD = 1;
/** "your Black Friday order" is no promotion. */
const NO_MEANING = 2;

class Clauses {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #roles: Int32Array;
  readonly #breaks: Uint8Array;
  readonly #phrases: readonly Match[];
  /** The weight of the phrase at each token: one that is heavier says it already. */
  readonly #covered: Float64Array;
  /** Tokens whose phrases do not count here: `NO_RECORD`, `NO_MEANING` or 0. */
  readonly #void: Uint8Array;
  readonly #found: Match[] = [];
  #isTransactional = false;

  constructor(text: string, tokens: readonly Token[], roles: Int32Array, phrases: readonly Match[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#roles = roles;
    this.#breaks = readBreaks(text, tokens);
    this.#phrases = phrases;
    this.#covered = new Float64Array(tokens.length);
    this.#void = new Uint8Array(tokens.length);
    for (const { signal, weight, from, to } of phrases) this.#covered.fill(coverOf(signal, weight), from, to);
  }

  read(): readonly Match[] {
    const tokens = this.#tokens;
    for (let begin = 0; begin < tokens.length; ) {
      let end = begin;
      while (end < tokens.length && tokens[end]!.sentence === tokens[begin]!.sentence) end++;
      this.#readSentence(begin, end);
      begin = end;
    }
    const brandEnd = brandEndOf(this.#text, this.#tokens);
    const phrases = this.#phrases.filter((phrase) => !this.#isVoid(phrase) && !isInName(phrase, brandEnd));
    this.#isTransactional ||= phrases.some(({ signal }) => signal === 'transactional' || signal === 'record');
    const goods = this.#isTransactional ? [] : findGoods(this.#tokens, brandEnd, this.#roles, this.#covered);
    return [...this.#found, ...phrases, ...goods];
  }

  #readSentence(begin: number, end: number): void {
    const asks = this.#isQuestion(end);
    if (
      asks &&
      this.#has(begin, Math.min(begin + 2, end), ROLE.appetite) &&
      !this.#has(begin, end, ROLE.service_question)
    ) {
      this.#void.fill(NO_RECORD, begin, end);
      this.#found.push({ signal: 'promotion', weight: WEIGHTS.appetite, from: begin, to: end });
      return;
    }
    const hasRecord = this.#readRecord(begin, end);
    if (asks && !hasRecord && !this.#has(begin, end, ROLE.service_question | ROLE.record))
      this.#add('promotion', WEIGHTS.question, begin, end);
    this.#readClauses(begin, end, hasRecord);
  }

  #readClauses(begin: number, end: number, hasRecord: boolean): void {
    let possessive = -1;
    let opens = true;
    for (let at = begin; at < end; at++) {
      const role = this.#roles[at]!;
      if (at > begin && this.#isBreak(at)) {
        opens = true;
        possessive = -1;
      }
      if (role & ROLE.possessive) possessive = at;
      if (opens && role & (ROLE.invitation | ROLE.invitation_or_noun | ROLE.request)) this.#readInvitation(at, end);
      if (
        role & ROLE.lure &&
        possessive >= 0 &&
        at - possessive <= LURE_REACH &&
        !this.#has(possessive, at, ROLE.record)
      ) {
        this.#void.fill(NO_RECORD, possessive, at);
        this.#found.push({ signal: 'promotion', weight: WEIGHTS.lure, from: possessive, to: at + 1 });
      }
      const before = at > begin ? this.#roles[at - 1]! : 0;
      if (role & ROLE.instruction) this.#add('transactional', WEIGHTS.instruction, at, at + 1);
      if (role & ROLE.participle && before & ROLE.we) this.#addRecord(false, at - 1, at);
      if (role & ROLE.we_do && before & ROLE.we && !hasRecord) this.#add('promotion', WEIGHTS.weDo, at - 1, at + 1);
      if (role & ROLE.barrier && before & ROLE.no) this.#add('offer', WEIGHTS.barrier, at - 1, at + 1);
      if (role & ROLE.arrival && before & ROLE.auxiliary && possessive < 0 && !hasRecord)
        this.#add('promotion', WEIGHTS.arrival, at - 1, at + 1);
      opens = (opens && (role & OPENING) !== 0) || (role & ROLE.joiner) !== 0;
    }
  }

  /** What happened to something of the recipient, or to anything that is booked or paid. */
  #readRecord(begin: number, end: number): boolean {
    let possessive = -1;
    let noun = -1;
    let benefit = -1;
    let auxiliary = -1;
    for (let at = begin; at < end; at++) {
      const role = this.#roles[at]!;
      const { kind } = this.#tokens[at]!;
      if (at > begin && this.#isClauseEnd(at)) {
        possessive = -1;
        benefit = -1;
        auxiliary = -1;
        if (noun >= 0) break;
      }
      if (role & ROLE.possessive) possessive = at;
      if (role & ROLE.benefit || kind === '%' || kind === '$') benefit = at;
      if (role & HAS && noun < 0 && this.#isOwned(possessive, at)) {
        noun = at;
        if (benefit < possessive) this.#void.fill(NO_MEANING, possessive + 1, at);
      }
      const happened =
        kind === '$'
          ? noun >= 0 && auxiliary === at - 1
          : this.#isTime(at)
            ? possessive >= 0 && auxiliary > possessive
            : auxiliary >= 0 && at - auxiliary <= PARTICIPLE_REACH
              ? (role & ROLE.participle) !== 0 || ((role & ROLE.own_participle) !== 0 && possessive >= 0)
              : (role & ROLE.finite) !== 0 && noun >= 0 && at - noun <= NOUN_REACH;
      if (happened) {
        const from = possessive >= 0 ? possessive : begin;
        return this.#addRecord(benefit >= from, from, at);
      }
      if (role & ROLE.auxiliary) auxiliary = at;
    }
    if (noun >= 0) return this.#addRecord(false, noun, noun);
    return this.#readStatement(begin, end);
  }

  /** "Your pup is done", "Payment received:": a record of things that no list names. */
  #readStatement(begin: number, end: number): boolean {
    const last = Math.min(end, begin + STATEMENT_REACH);
    // "Your sofa is late, new window": what follows the comma says nothing of the sofa.
    const clause = this.#breakAfter(begin, last, SOFT_BREAK);
    if (this.#roles[begin]! & ROLE.possessive && !this.#has(begin, clause, ROLE.lure | ROLE.praise | ROLE.future))
      for (let at = begin + 2; at < clause; at++)
        if (this.#roles[at]! & (ROLE.auxiliary | ROLE.finite) || isPast(this.#tokens[at]!)) {
          this.#add('transactional', WEIGHTS.statement, begin, at + 1);
          return true;
        }
    for (let at = begin + 1; at < Math.min(end - 1, begin + HEADLINE_REACH - 1); at++)
      if (this.#roles[at]! & ROLE.record && this.#roles[at + 1]! & ROLE.linker && !this.#has(begin, at, NO_SUBJECT)) {
        this.#add('transactional', WEIGHTS.headline, at, at + 1);
        return true;
      }
    for (let at = begin; at < Math.min(end, begin + HEADLINE_REACH); at++)
      if (
        this.#roles[at]! & ROLE.participle &&
        !this.#has(Math.max(begin, at - 1), at, ROLE.opening) &&
        (at + 1 === end || this.#isBreak(at + 1) || (at + 2 < end && this.#isTime(at + 2)))
      )
        return this.#addRecord(false, begin, at);
    return false;
  }

  #isOwned(possessive: number, at: number): boolean {
    return (
      possessive >= 0 && at - possessive <= NOUN_REACH && !this.#has(possessive + 1, at, ROLE.future | ROLE.linker)
    );
  }

  #addRecord(explains: boolean, from: number, last: number): boolean {
    this.#isTransactional = true;
    const weight = this.#covered[last] === COUNTED ? 0 : 1;
    this.#found.push({ signal: explains ? 'record' : 'transactional', weight, from, to: last + 1 });
    return true;
  }

  /** Strongest with something to be had; none with a record: "Get your receipt". */
  #readInvitation(at: number, end: number): void {
    const role = this.#roles[at]!;
    const reach = this.#breakAfter(at, Math.min(end, at + 1 + OBJECT_REACH), CLAUSE_BREAK);
    if (this.#has(at + 1, reach, ROLE.record)) return;
    const next = this.#tokens[at + 1];
    const startsObject =
      at + 1 < end &&
      ((this.#roles[at + 1]! & (OBJECT_START | ROLE.invitation | ROLE.invitation_or_noun)) !== 0 ||
        '$%#'.includes(next!.kind));
    if (!(role & ROLE.invitation) && !startsObject) return;
    const offers = this.#has(at + 1, reach, ROLE.product | ROLE.praise);
    const ours = this.#has(at + 1, reach, ROLE.our);
    const isPriced = this.#hasAmount(at + 1, reach);
    const sold = offers || ours || (role & ROLE.product) !== 0 || isPriced;
    const invites = (role & (ROLE.invitation | ROLE.invitation_or_noun)) !== 0 || isPriced || (offers && ours);
    const weight = invites
      ? sold
        ? WEIGHTS.strongInvitation
        : WEIGHTS.invitation
      : sold
        ? WEIGHTS.invitation
        : WEIGHTS.request;
    if (this.#covered[at]! < weight) for (let each = at; each < reach; each++) this.#voidTransactional(each);
    this.#add('call_to_buy', weight, at, Math.min(at + 2, end));
  }

  #voidTransactional(at: number): void {
    if (this.#roles[at]! & ROLE.possessive) this.#void.fill(NO_RECORD, at, Math.min(at + 2, this.#void.length));
  }

  #add(signal: Signal, weight: number, from: number, to: number): void {
    if (this.#covered[from]! < weight) this.#found.push({ signal, weight, from, to });
  }

  /** "at 7", "19:30". */
  #isTime(at: number): boolean {
    const { kind, text } = this.#tokens[at]!;
    return kind === '#' && (text.includes(':') || (at > 0 && (this.#roles[at - 1]! & ROLE.clock) !== 0));
  }

  #isVoid({ signal, from, to }: Match): boolean {
    const least = NOT_MARKETING.has(signal) ? NO_RECORD : NO_MEANING;
    for (let at = from; at < to; at++) if (this.#void[at]! < least) return false;
    return true;
  }

  #breakAfter(from: number, end: number, least: number): number {
    for (let at = from + 1; at < end; at++) if (this.#breaks[at]! >= least) return at;
    return end;
  }

  #isClauseEnd(at: number): boolean {
    return this.#breaks[at] === CLAUSE_BREAK;
  }

  #isBreak(at: number): boolean {
    return this.#breaks[at] !== 0;
  }

  #isQuestion(end: number): boolean {
    const after = this.#text.slice(this.#tokens[end - 1]!.end, this.#tokens[end]?.start ?? this.#text.length);
    return after.includes('?');
  }

  #hasAmount(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const { kind } = this.#tokens[at]!;
      if (kind === '$' || kind === '%') return true;
    }
    return false;
  }

  #has(from: number, to: number, roles: number): boolean {
    for (let at = from; at < to; at++) if (this.#roles[at]! & roles) return true;
    return false;
  }
}

/** "uploaded", and no adjective of one syllable such as "red". */
function isPast({ text }: Token): boolean {
  return text.length > 5 && text.endsWith('ed');
}
