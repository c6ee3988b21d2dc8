/**
 * Something that happened to a contact, or to the account, which journeys and automation rules may
 * wait for. `name` narrows the kind: the name of a behavioral event, the new consent status, the
 * change of a contact, or the ID of the tag, list, journey, campaign or rule; it is empty for the
 * other kinds.
 */
export type SignalContent =
  | {
      readonly kind: 'event';
      readonly name: string;
      readonly data: { readonly event_id: string; readonly properties: Readonly<Record<string, unknown>> };
    }
  /** A conversion when it is recorded, with its type as the name. */
  | {
      readonly kind: 'conversion';
      readonly name: string;
      readonly data: { readonly conversion_id: string; readonly properties: Readonly<Record<string, unknown>> };
    }
  /**
   * An inbound message that is no opt-out, HELP or START: those never become signals. A YES that
   * confirms no opt-in does.
   */
  | {
      readonly kind: 'message';
      readonly name: '';
      readonly data: {
        readonly inbound_id: string;
        readonly text: string;
        readonly from: string;
        readonly to: string;
        readonly number_id: string;
      };
    }
  | {
      readonly kind: 'consent';
      readonly name: 'opted_in' | 'opted_out';
      readonly data: {
        readonly phone: string;
        readonly scope: string;
        readonly method: string;
        /** Of an opt-in, how it was recorded; missing in signals of earlier versions. */
        readonly via?: 'start_keyword' | 'confirmation' | 'evidence' | 'import' | null;
        readonly source_id?: string | null;
        readonly recorded_at?: string;
      };
    }
  /** A message that the carrier or the service could not deliver. */
  | {
      readonly kind: 'failure';
      readonly name: '';
      readonly data: {
        readonly message_id: string;
        readonly reason: string | null;
        readonly error_code: string | null;
        readonly campaign_id: string | null;
      };
    }
  | { readonly kind: 'tag'; readonly name: string; readonly data: { readonly tag_id: string } }
  | { readonly kind: 'list'; readonly name: string; readonly data: { readonly list_id: string } }
  | {
      readonly kind: 'contact';
      readonly name: 'created' | 'updated';
      readonly data: { readonly source: 'call' | 'import' | 'journey' };
    }
  /** An enrollment that ended, with the ID of its journey as the name. */
  | {
      readonly kind: 'journey';
      readonly name: string;
      readonly data: {
        readonly journey_id: string;
        readonly enrollment_id: string;
        readonly state: string;
        readonly reason: string | null;
        readonly converted: boolean;
      };
    }
  /** A campaign that completed or was canceled, with its ID as the name. */
  | {
      readonly kind: 'campaign';
      readonly name: string;
      readonly data: { readonly campaign_id: string; readonly campaign_name: string; readonly state: string };
    }
  /** Of an automation rule, with its ID as the name. */
  | { readonly kind: 'segment'; readonly name: string; readonly data: { readonly segment_id: string } }
  | { readonly kind: 'schedule'; readonly name: string; readonly data: { readonly scheduled_at: string } }
  | {
      readonly kind: 'balance';
      readonly name: '';
      readonly data: { readonly available: number; readonly threshold: number };
    };

export type SignalKind = SignalContent['kind'];

export type NewSignal = SignalContent & {
  /** Null when the account has no such contact, and for `balance`, `campaign` and `schedule`. */
  readonly contactId: string | null;
  readonly occurredAt: Date;
};

/** A signal as it was stored. */
export type Signal = SignalContent & {
  readonly id: string;
  readonly account_id: string;
  readonly contact_id: string | null;
  /** How many automation rules or journeys led to it, one through the other. */
  readonly depth: number;
  /** The signal or enrollment at the start of the chain that led to it; null: this signal. */
  readonly root_id: string | null;
  readonly occurred_at: Date;
};
