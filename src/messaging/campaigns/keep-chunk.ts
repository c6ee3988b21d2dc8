import { newId } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { openHold } from '../credits/holds.ts';
import { refusalOf } from '../gates/chain.ts';
import type { Content, Sender } from '../gates/facts.ts';
import { announceAccepted } from '../outbox/announce-messages.ts';
import { keepTies } from '../senders/pool.ts';
import type { Owner } from '../tenancy.ts';
import type { AudienceContact } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import {
  holdNumbers,
  insertCampaignMessages,
  insertCampaignNumbers,
  insertDecisions,
  insertRecipients,
} from './fan-out-queries.ts';
import type { Judgement } from './judge.ts';
import { shareDecisions } from './shared-decisions.ts';

interface Text {
  readonly id: string;
  readonly contact: AudienceContact;
  readonly sender: Sender;
  readonly content: Extract<Content, { ok: true }>;
  readonly dueAt: Date;
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
  const texts = judged.flatMap(({ contact, facts, decision }): Text[] =>
    decision.allow && facts.content.ok && facts.sender !== null
      ? [
          {
            id: newId('msg', now.getTime()),
            contact,
            sender: facts.sender,
            content: facts.content,
            dueAt: facts.timing.dueAt,
          },
        ]
      : [],
  );
  const messageOf = new Map(texts.map(({ id, contact }) => [contact.id, id]));
  const decisions = shareDecisions();
  const kept = judged.map(({ decision }) => decisions.keep(decision));
  await tx.run(insertDecisions, owner.tenantId, campaign.id, [...decisions.met.keys()], [...decisions.met.values()]);
  await tx.run(
    insertRecipients,
    owner.tenantId,
    campaign.id,
    judged.map(({ contact }) => contact.id),
    judged.map(({ contact, decision }) =>
      messageOf.has(contact.id) ? null : (refusalOf(decision)?.reason ?? 'content'),
    ),
    judged.map(({ contact }) => messageOf.get(contact.id) ?? null),
    now,
    kept.map(({ id }) => id),
    kept.map(({ available }) => available),
  );
  if (texts.length === 0) return;
  const amount = texts.reduce((sum, { content }) => sum + content.credits, 0);
  const holdId = amount > 0 ? newId('hld', now.getTime()) : null;
  if (campaign.program_id !== null) await settleSenders(tx, owner, campaign.id, campaign.program_id, texts);
  for (const [sender, own] of bySender(texts)) await insertTexts(tx, owner, campaign, sender, own, { holdId, now });
  await announceAccepted(
    tx,
    owner.tenantId,
    texts.map(({ id }) => ({ id, account_id: owner.accountId })),
    now,
  );
  // Last, because everybody who spends waits for the balance's row from here to the commit.
  const { id: campaignId, request_id: requestId } = campaign;
  if (holdId !== null && !(await openHold(tx, owner, { id: holdId, campaignId, amount, requestId, now }))) {
    // Somebody spent them since they were counted: the transaction rolls back and the next round counts again.
    throw new Error('The credits of a chunk were spent while it was prepared.');
  }
}

/** Nobody gives these numbers back before the texts are queued; each is a lane of the campaign, and each contact stays with its own. */
async function settleSenders(
  tx: Sql,
  owner: Owner,
  campaignId: string,
  programId: string,
  texts: readonly Text[],
): Promise<void> {
  const numbers = [...new Set(texts.map(({ sender }) => sender.id))].sort();
  if ((await tx.rows(holdNumbers, owner.tenantId, numbers)).length < numbers.length)
    throw new Error('A number was given back while a chunk was prepared.');
  await tx.run(insertCampaignNumbers, owner.tenantId, campaignId, numbers);
  await keepTies(
    tx,
    owner,
    programId,
    texts.map(({ contact, sender }) => ({ contactId: contact.id, numberId: sender.id })),
  );
}

function bySender(texts: readonly Text[]): Map<Sender, Text[]> {
  const groups = new Map<Sender, Text[]>();
  for (const text of texts) {
    const group = groups.get(text.sender);
    if (group === undefined) groups.set(text.sender, [text]);
    else group.push(text);
  }
  return groups;
}

async function insertTexts(
  tx: Sql,
  owner: Owner,
  campaign: CampaignRow,
  sender: Sender,
  texts: readonly Text[],
  { holdId, now }: { readonly holdId: string | null; readonly now: Date },
): Promise<void> {
  await tx.run(
    insertCampaignMessages,
    owner.tenantId,
    owner.accountId,
    campaign.id,
    sender.id,
    sender.phone,
    sender.carrier,
    campaign.purpose,
    holdId,
    now,
    texts.map(({ id }) => id),
    texts.map(({ contact }) => contact.id),
    texts.map(({ contact }) => contact.phone),
    texts.map(({ content }) => content.text),
    texts.map(({ content }) => content.measure.encoding),
    texts.map(({ content }) => content.measure.segments),
    texts.map(({ content }) => content.credits),
    texts.map(({ dueAt }) => dueAt),
    campaign.program_id === null ? campaign.id : `${campaign.id}/${sender.id}`,
    campaign.request_id,
  );
}
