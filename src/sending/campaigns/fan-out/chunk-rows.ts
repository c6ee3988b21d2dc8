import { createHash } from 'node:crypto';
import type { SendingNumber } from '../../../carriers/numbers/sending-number.ts';
import { type MessageGroup, messageGroup } from '../../../counting/groups.ts';
import type { RecipientCode } from '../../../links/save-links.ts';
import { newId } from '../../../platform/ids.ts';
import { type Interner, intern } from '../../../platform/intern.ts';
import type { Evaluation } from '../../bulk/evaluate.ts';
import { mediaText } from '../../content/content.ts';
import { withCodes } from '../../content/short-links.ts';
import type { Decision, GateResult } from '../../facts/send-facts.ts';
import { refusalOf } from '../../gates/evaluate.ts';
import type { Timing } from '../../rules/plan-timing.ts';
import type { CampaignRow } from '../campaign.ts';

/** What many messages of a chunk have in common. */
interface MessageKind {
  readonly sender: SendingNumber;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly dueAt: Date;
  readonly variant: number | null;
  /** Country of the recipients. */
  readonly country: string;
  /** IDs of its files, as the text of a SQL array; null without any. */
  readonly media: string | null;
  /** Why the message is due later than now. */
  readonly waitsFor: 'quiet_hours' | 'local_time' | null;
}

/**
 * One row per contact, by columns. A contact without a message has a reason and null message
 * columns.
 */
export interface ChunkRows {
  readonly contactIds: readonly string[];
  /** Positions in `decisions` and `kinds`, from 1. */
  readonly decisionNumbers: readonly (number | null)[];
  readonly kindNumbers: readonly (number | null)[];
  /** Available credits, where the credits gate was evaluated. */
  readonly available: readonly (number | null)[];
  readonly reasons: readonly (string | null)[];
  /** Numbers of the variants, from 1. */
  readonly variants: readonly (number | null)[];
  readonly messageIds: readonly (string | null)[];
  readonly phones: readonly (string | null)[];
  readonly bodies: readonly (string | null)[];
  /** Bodies before smart encoding, where it replaced something. */
  readonly originals: readonly (string | null)[];
  readonly decisions: readonly InternedDecision[];
  readonly kinds: readonly MessageKind[];
  /** Of each kind. */
  readonly groups: readonly MessageGroup[];
  readonly codes: readonly RecipientCode[];
  /** Credits of all messages. */
  readonly credits: number;
}

/**
 * Collects the rows of a chunk. It copies what is saved and drops the evaluation at once: a
 * thousand whole evaluations kept alive slow garbage collection down.
 */
export function createChunkRows(
  campaign: CampaignRow,
  now: Date,
): {
  /** Returns the credits of the contact's message, or 0. */
  add(evaluation: Evaluation, variant: number | null): number;
  /** Adds a contact that the experiment gives no message, so that no gate decided. */
  exclude(contactId: string, reason: string): void;
  rows(): ChunkRows;
} {
  const contactIds: string[] = [];
  const decisionNumbers: (number | null)[] = [];
  const kindNumbers: (number | null)[] = [];
  const available: (number | null)[] = [];
  const reasons: (string | null)[] = [];
  const variants: (number | null)[] = [];
  const messageIds: (string | null)[] = [];
  const phones: (string | null)[] = [];
  const bodies: (string | null)[] = [];
  const originals: (string | null)[] = [];
  const codes: RecipientCode[] = [];
  const decisions = internDecisions();
  const kinds = intern(keyOfKind, isSameKind);
  let sum = 0;
  const addWithoutMessage = (reason: string): void => {
    reasons.push(reason);
    for (const column of [kindNumbers, messageIds, phones, bodies, originals]) column.push(null);
  };
  return {
    exclude: (contactId, reason) => {
      contactIds.push(contactId);
      for (const column of [decisionNumbers, available, variants]) column.push(null);
      addWithoutMessage(reason);
    },
    add: ({ contact, facts: { content, sender, timing }, decision }, variant) => {
      const interned = decisions.add(decision);
      contactIds.push(contact.id);
      decisionNumbers.push(interned.number);
      available.push(interned.available);
      variants.push(variant);
      if (!decision.allow || !content.ok || sender === null) {
        addWithoutMessage(refusalOf(decision)?.reason ?? 'content');
        return 0;
      }
      const { measure, credits } = content;
      const { text, original, codes: ownCodes } = withCodes(content);
      const { encoding, segments } = measure;
      const { country } = contact;
      const kind = {
        sender,
        encoding,
        segments,
        credits,
        dueAt: timing.dueAt,
        variant,
        country,
        media: mediaText(content),
        waitsFor: reasonToWait(timing, now),
      };
      reasons.push(null);
      kindNumbers.push(kinds.numberOf(kind));
      const messageId = newId('msg', now.getTime());
      messageIds.push(messageId);
      for (const code of ownCodes) codes.push({ ...code, messageId, contactId: contact.id });
      phones.push(contact.phone);
      bodies.push(text);
      originals.push(original);
      sum += credits;
      return credits;
    },
    rows: () => ({
      contactIds,
      decisionNumbers,
      kindNumbers,
      available,
      reasons,
      variants,
      messageIds,
      phones,
      bodies,
      originals,
      codes,
      decisions: decisions.items(),
      kinds: kinds.items,
      groups: kinds.items.map((kind) => groupOf(campaign, kind)),
      credits: sum,
    }),
  };
}

function reasonToWait({ at, dueAt }: Timing, now: Date): MessageKind['waitsFor'] {
  if (dueAt > at) return 'quiet_hours';
  return at > now ? 'local_time' : null;
}

function groupOf(campaign: CampaignRow, { sender, variant, country }: MessageKind): MessageGroup {
  const { id, purpose, template_id: own, experiment } = campaign;
  const templateId = variant === null ? own : (experiment?.variants[variant - 1]?.template_id ?? null);
  const from = { campaign_id: id, template_id: templateId, variant: variant === null ? null : String(variant) };
  return messageGroup({ ...from, number_id: sender.id, carrier: sender.carrier, country, purpose });
}

const keyOfKind = (kind: MessageKind): string => {
  const { sender, encoding, segments, credits, dueAt, variant, country, media, waitsFor } = kind;
  return `${sender.id} ${encoding} ${segments} ${credits} ${dueAt.getTime()} ${variant} ${country} ${media} ${waitsFor}`;
};

const isSameKind = (one: MessageKind, other: MessageKind): boolean =>
  one.sender === other.sender &&
  one.encoding === other.encoding &&
  one.segments === other.segments &&
  one.credits === other.credits &&
  one.dueAt === other.dueAt &&
  one.variant === other.variant &&
  one.country === other.country &&
  one.media === other.media &&
  one.waitsFor === other.waitsFor;

export interface InternedDecision {
  readonly id: string;
  readonly json: string;
}

/** 132 bits in base64url: enough that no two decisions share an id. */
const ID_LENGTH = 22;

/**
 * Stores equal decisions of a chunk once: a thousand contacts have a few decisions, apart from the
 * available credits, which are an input of the last gate and are kept per contact.
 */
export function internDecisions(): {
  /**
   * The decision's position in `items`, from 1, and its available credits, if they were evaluated.
   */
  add(decision: Decision): { readonly number: number; readonly available: number | null };
  items(): readonly InternedDecision[];
} {
  const results: Interner<GateResult>[] = [];
  const keyOfResult = (result: GateResult): string => JSON.stringify(withoutAvailable(result));
  const decisions = intern<Decision>(({ allow, rule_pack: rulePack, gates }) => {
    const numbers = gates.map((result, index) => {
      results[index] ??= intern(keyOfResult, isSameResult);
      return results[index].numberOf(result);
    });
    return `${allow} ${rulePack} ${numbers.join(' ')}`;
  }, isSameDecision);
  return {
    add: (decision) => {
      const credits = decision.gates.at(-1);
      return {
        number: decisions.numberOf(decision),
        available: credits?.gate === 'credits' ? Number(credits.inputs.available) : null,
      };
    },
    items: () =>
      decisions.items.map(({ allow, gates, rule_pack }) => {
        const json = JSON.stringify({ allow, gates: gates.map(withoutAvailable), rule_pack });
        return { id: createHash('sha256').update(json).digest('base64url').slice(0, ID_LENGTH), json };
      }),
  };
}

/** Ignores the available credits. */
function isSameDecision(one: Decision, other: Decision): boolean {
  const { gates } = one;
  if (one.allow !== other.allow || one.rule_pack !== other.rule_pack || gates.length !== other.gates.length)
    return false;
  return gates.every((result, index) => isSameResult(result, other.gates[index]!));
}

const withoutAvailable = (result: GateResult): GateResult =>
  result.gate === 'credits' ? { ...result, inputs: { ...result.inputs, available: null } } : result;

/** Ignores the available credits. */
function isSameResult(one: GateResult, other: GateResult): boolean {
  if (one === other) return true;
  if (one.gate !== other.gate || one.outcome !== other.outcome || one.reason !== other.reason) return false;
  let names = 0;
  for (const name in one.inputs) {
    const isIgnored = one.gate === 'credits' && name === 'available' && name in other.inputs;
    if (!isIgnored && one.inputs[name] !== other.inputs[name]) return false;
    names += 1;
  }
  for (const _ in other.inputs) names -= 1;
  return names === 0;
}
