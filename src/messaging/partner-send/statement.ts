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
 */
export const partnerSends = statement<
  readonly [tenantId: string, ...texts: PartnerTextLists],
  PartnerSendRow | AskAgain
>(
  'partner.sends',
  `SELECT outcome, answer, facts
     FROM partner_sends($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27,
                        $28, $29, $30, $31, $32, $33, $34)
    ORDER BY place`,
);
