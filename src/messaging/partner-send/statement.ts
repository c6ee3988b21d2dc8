import { statement } from '../../platform/sql.ts';
import type { Sender } from '../gates/facts.ts';

/** What the gates saw when they refused. */
export interface RefusalFacts {
  readonly state: string;
  readonly paused: boolean;
  readonly available: number;
  readonly suppressed_by: string | null;
  /** When marketing reaches the person around that moment; empty when no cap holds or another gate refused first. */
  readonly touches: readonly string[];
  readonly sender: Sender | null;
  readonly contact: { readonly id: string; readonly status: string } | null;
}

export type PartnerSendRow =
  | { readonly outcome: 'accepted' | 'in_flight' | 'reused' | 'no_customer' }
  | { readonly outcome: 'replayed'; readonly answer: string }
  /** The time of day was judged by other clues than these. */
  | { readonly outcome: 'clues'; readonly answer: string }
  | { readonly outcome: 'refused'; readonly facts: RefusalFacts };

/** What becomes of another of the same moment has to be seen first. */
interface AskAgain {
  readonly outcome: 'again';
}

/** One text: the arguments of partner_sends (migration 0023_texts_together) after the first, in its order. */
export type PartnerText = readonly [
  key: string,
  requestHash: string,
  answer: string,
  externalRef: string,
  phone: string,
  cleared: boolean,
  consentRules: string,
  messageId: string,
  body: string,
  encoding: string,
  segments: number,
  credits: number,
  purpose: string,
  state: string,
  dueAt: Date,
  validUntil: Date | null,
  recipientGate: string,
  contentGate: string,
  hoursGate: string,
  clues: string | null,
  capRules: string | null,
  caps: string | null,
  rulePack: string,
  entryId: string,
  eventId: string,
  eventHead: string,
  lowId: string,
  exhaustedId: string,
  auditId: string,
  keyId: string,
  paramsHash: string,
  requestId: string,
  now: Date,
];

/** A list in each place: one of each for each text. */
export type PartnerTextLists = ListsOf<PartnerText>;

type ListsOf<Tuple extends readonly unknown[]> = { readonly [Place in keyof Tuple]: readonly Tuple[Place][] };

/**
 * One round trip and one transaction for the texts that a partner asks for at the same moment. Of 25 each costs PostgreSQL less than a
 * third of what one alone does (decision 17), because each statement is begun once for all of them.
 * Keys are locked before all else, as the unit of work does (rpc.lock_idempotency_key): it has its key when it locks balances, and partner_sends,
 * which locks balances before it writes keys, would wait for it in a circle. Its argument asks for the locks, so they are held before it begins,
 * and each of its own statements sees what was committed by those it waited for. That costs 25 texts 0.03 ms of 3.
 */
export const partnerSends = statement<
  readonly [tenantId: string, ...texts: PartnerTextLists],
  PartnerSendRow | AskAgain
>(
  'partner.sends',
  `WITH locked AS MATERIALIZED (
     SELECT count(pg_advisory_xact_lock(k.lock)) AS keys
       FROM (SELECT DISTINCT hashtextextended('key ' || $1::text || ' ' || key, 0) AS lock FROM unnest($2::text[]) AS one (key) ORDER BY 1) AS k)
   SELECT outcome, answer, facts
     FROM partner_sends((SELECT CASE WHEN keys > 0 THEN $1::text END FROM locked), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27,
                        $28, $29, $30, $31, $32, $33, $34)
    ORDER BY place`,
);
