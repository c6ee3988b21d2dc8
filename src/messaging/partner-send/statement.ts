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

/** One text of one partner: the arguments of partner_send (migration 0015_opt_out_scopes), in its order. */
export type PartnerSendCall = readonly [
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

/** The same with a list in each place: one for each text. */
export type PartnerSendLists = ListsOf<PartnerSendCall>;

type ListsOf<Tuple extends readonly unknown[]> = { readonly [Place in keyof Tuple]: readonly Tuple[Place][] };

/**
 * One round trip and one transaction for the texts that a partner asks for at the same moment: on two cores at 50 connections 3,000 to 4,000
 * texts a second instead of 2,200 (`npm run bench -- partner-send`). Who is under a cap is locked before anything is booked, in one order:
 * whoever sends to one of them alone locks the person first and the balance last. Before that, who is being forgotten is waited for (`person/forgetting.ts`):
 * the function is called afterwards, and each of its statements sees what has been done by then.
 */
export const partnerSends = statement<PartnerSendLists, PartnerSendRow>(
  'partner.sends',
  `WITH sought AS MATERIALIZED (SELECT DISTINCT phone COLLATE "C" AS phone FROM unnest($6::text[]) AS one (phone) ORDER BY 1),
   found AS MATERIALIZED (SELECT count(pg_advisory_xact_lock_shared(hashtextextended('forget ' || ($1::text[])[1] || ' ' || phone, 0))) AS people FROM sought),
   people AS MATERIALIZED (
     SELECT a.id AS account_id, one.phone
       FROM (SELECT DISTINCT external_ref, phone FROM unnest($5::text[], $6::text[], $23::jsonb[]) AS capped (external_ref, phone, caps)
              WHERE caps IS NOT NULL AND cardinality($5::text[]) > 1) one
       JOIN accounts a ON a.tenant_id = ($1::text[])[1] AND a.external_ref = one.external_ref
      ORDER BY one.external_ref COLLATE "C", one.phone COLLATE "C"),
   locked AS MATERIALIZED (SELECT count(frequency_lock(($1::text[])[1], account_id, phone)) AS people FROM found CROSS JOIN people)
   SELECT sent.outcome, sent.answer, sent.facts
     FROM found CROSS JOIN locked CROSS JOIN LATERAL unnest(CASE WHEN found.people >= 0 AND locked.people >= 0 THEN $1::text[] END,
                 $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::jsonb[], $9::text[], $10::text[],
                 $11::text[], $12::integer[], $13::integer[], $14::text[], $15::text[], $16::timestamptz[], $17::timestamptz[], $18::jsonb[],
                 $19::jsonb[], $20::jsonb[], $21::text[], $22::text[], $23::jsonb[], $24::text[], $25::text[], $26::text[], $27::text[], $28::text[],
                 $29::text[], $30::text[], $31::text[], $32::text[], $33::text[], $34::timestamptz[])
          WITH ORDINALITY AS call (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23,
                                   a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, place)
          CROSS JOIN LATERAL partner_send(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22,
                                          a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34) AS sent
    ORDER BY place`,
);
