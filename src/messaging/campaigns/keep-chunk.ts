import { newId } from '../../platform/ids.ts';
import { numbered } from '../../platform/numbered.ts';
import type { Sql } from '../../platform/sql.ts';
import { openHold } from '../credits/holds.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Sender } from '../gates/facts.ts';
import { announceAccepted } from '../outbox/announce-messages.ts';
import { keepTies } from '../senders/pool.ts';
import type { Owner } from '../tenancy.ts';
import type { AudienceContact } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import { holdNumbers, insertCampaignNumbers, insertChunk, insertDecisions } from './fan-out-queries.ts';
import type { Judgement } from './judge.ts';
import { shareDecisions } from './shared-decisions.ts';

/** What texts of a chunk have in common. */
interface Kind {
  readonly sender: Sender;
  readonly encoding: string;
  readonly segments: number;
  readonly credits: number;
  readonly dueAt: Date;
}

interface Text {
  readonly id: string;
  readonly contact: AudienceContact;
  readonly body: string;
  readonly kind: Kind;
}

/** Writes down a chunk that was decided on: a row for each contact, the texts of those who passed, and the credits for them set aside. */
export async function keepChunk(
  tx: Sql,
  owner: Owner,
  campaign: CampaignRow,
  judged: readonly Judgement[],
  now: Date,
): Promise<void> {
  if (judged.length === 0) return;
  const { tenantId, accountId } = owner;
  const { id: campaignId, request_id: requestId } = campaign;
  const texts = judged.map((judgement) => textOf(judgement, now));
  const written = texts.filter((text) => text !== null);
  const amount = written.reduce((sum, { kind }) => sum + kind.credits, 0);
  const holdId = amount > 0 ? newId('hld', now.getTime()) : null;
  if (campaign.program_id !== null && written.length > 0)
    await settleSenders(tx, owner, campaignId, campaign.program_id, written);
  const decisions = shareDecisions();
  const kept = judged.map(({ decision }) => decisions.keep(decision));
  const met = decisions.met();
  const decisionIds = met.map(({ id }) => id);
  const kinds = numbered(nameOf, isSame);
  const kindOf = texts.map((text) => text && kinds.numberOf(text.kind));
  // In this order: what is announced is read from what was written.
  await Promise.all([
    tx.run(
      insertDecisions,
      tenantId,
      campaignId,
      decisionIds,
      met.map(({ text }) => text),
    ),
    tx.run(
      insertChunk,
      tenantId,
      accountId,
      campaignId,
      campaign.purpose,
      holdId,
      requestId,
      now,
      decisionIds,
      kinds.met.map(({ sender }) => (campaign.program_id === null ? campaignId : `${campaignId}/${sender.id}`)),
      kinds.met.map(({ sender }) => sender.id),
      kinds.met.map(({ sender }) => sender.phone),
      kinds.met.map(({ sender }) => sender.carrier),
      kinds.met.map(({ encoding }) => encoding),
      kinds.met.map(({ segments }) => segments),
      kinds.met.map(({ credits }) => credits),
      kinds.met.map(({ dueAt }) => dueAt),
      judged.map(({ contact }) => contact.id),
      kept.map(({ number }) => number),
      kept.map(({ available }) => available),
      judged.map(({ decision }, place) => (texts[place] ? null : (refusalOf(decision)?.reason ?? 'content'))),
      texts.map((text) => text?.id ?? null),
      kindOf,
      texts.map((text) => text?.contact.phone ?? null),
      texts.map((text) => text?.body ?? null),
    ),
    announceAccepted(
      tx,
      tenantId,
      written.map(({ id }) => ({ id, account_id: accountId })),
      now,
    ),
  ]);
  // Last, because everybody who spends waits for the balance's row from here to the commit.
  if (holdId !== null && !(await openHold(tx, owner, { id: holdId, campaignId, amount, requestId, now }))) {
    // Somebody spent them since they were counted: the transaction rolls back and the next round counts again.
    throw new Error('The credits of a chunk were spent while it was prepared.');
  }
}

function textOf({ contact, facts: { content, sender, timing }, decision }: Judgement, now: Date): Text | null {
  if (!decision.allow || !content.ok || sender === null) return null;
  const { measure, credits, text } = content;
  const kind = { sender, encoding: measure.encoding, segments: measure.segments, credits, dueAt: timing.dueAt };
  return { id: newId('msg', now.getTime()), contact, body: text, kind };
}

const nameOf = ({ sender, encoding, segments, credits, dueAt }: Kind): string =>
  `${sender.id} ${encoding} ${segments} ${credits} ${dueAt.getTime()}`;

const isSame = (one: Kind, other: Kind): boolean =>
  one.sender === other.sender &&
  one.encoding === other.encoding &&
  one.segments === other.segments &&
  one.credits === other.credits &&
  one.dueAt === other.dueAt;

/** Nobody gives these numbers back before the texts are queued; each is a lane of the campaign, and each contact stays with its own. */
async function settleSenders(
  tx: Sql,
  owner: Owner,
  campaignId: string,
  programId: string,
  texts: readonly Text[],
): Promise<void> {
  const numbers = [...new Set(texts.map(({ kind }) => kind.sender.id))].sort();
  if ((await tx.rows(holdNumbers, owner.tenantId, numbers)).length < numbers.length)
    throw new Error('A number was given back while a chunk was prepared.');
  await tx.run(insertCampaignNumbers, owner.tenantId, campaignId, numbers);
  await keepTies(
    tx,
    owner,
    programId,
    texts.map(({ contact, kind }) => ({ contactId: contact.id, numberId: kind.sender.id })),
  );
}
