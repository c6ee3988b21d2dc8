import { statement } from '../../platform/sql.ts';

/** What the gates saw when they refused. */
export interface RefusalFacts {
  readonly state: string;
  readonly paused: boolean;
  readonly available: number;
  readonly suppressed_by: string | null;
  readonly sender: { readonly id: string; readonly phone: string; readonly carrier: string } | null;
  readonly contact: { readonly id: string; readonly status: string } | null;
}

export type PartnerSendRow =
  | { readonly outcome: 'accepted' | 'in_flight' | 'reused' | 'no_customer' }
  | { readonly outcome: 'replayed'; readonly answer: string }
  | { readonly outcome: 'refused'; readonly facts: RefusalFacts };

/**
 * One call, one transaction, one round trip (migration 0002_partners says what it does). Measured on two cores at 50 connections: see
 * bench/RESULTS.md, partner.send; the same steps as statements of their own cost a round trip each.
 */
export const partnerSend = statement<
  [
    tenantId: string,
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
  ],
  PartnerSendRow
>(
  'partner.send',
  `SELECT * FROM partner_send($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
                              $26, $27, $28, $29, $30)`,
);
