/** Types for the used part of the package, which has none. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer, Socket } from 'node:net';

  namespace smpp {
    /** A field is set when the other side sent it: invalid PDUs can lack any of them. */
    interface Pdu {
      readonly command: string;
      readonly command_status: number;
      sequence_number: number;
      readonly message_id?: string;
      readonly system_id?: string;
      readonly source_addr_ton?: number;
      readonly source_addr?: string;
      readonly dest_addr_ton?: number;
      readonly destination_addr?: string;
      readonly esm_class?: number;
      readonly data_coding?: number;
      readonly registered_delivery?: number;
      readonly short_message?: Body;
      readonly message_payload?: Body;
      readonly receipted_message_id?: string;
      readonly message_state?: number;
      readonly network_error_code?: Buffer;
      readonly sar_msg_ref_num?: number;
      readonly sar_total_segments?: number;
      readonly sar_segment_seqnum?: number;
      isResponse(): boolean;
      response(fields?: Fields): Pdu;
      toBuffer(): Buffer;
    }

    /**
     * The elements of the user data header, each with tag and length; a string where a national
     * shift table applies.
     */
    interface Body {
      readonly udh?: readonly Buffer[];
      readonly message: Buffer | string;
    }

    type Fields = Readonly<Record<string, string | number | Buffer>>;

    interface Session extends EventEmitter {
      readonly socket: Socket;
      /**
       * False when the socket is closed; otherwise `onResponse` gets the response, if one comes.
       */
      send(pdu: Pdu, onResponse?: (response: Pdu) => void): boolean;
      destroy(): void;
    }

    interface ConnectOptions {
      readonly host: string;
      readonly port: number;
      readonly tls: boolean;
      /** Passed to tls.connect. */
      readonly ca?: string;
    }

    interface Server extends NetServer {
      readonly sessions: Session[];
    }
  }

  interface TlvType {
    readonly read: (octets: Buffer, offset: number, length: number) => string;
  }

  const smpp: {
    connect(options: smpp.ConnectOptions): smpp.Session;
    createServer(onSession: (session: smpp.Session) => void): smpp.Server;
    createServer(
      options: { readonly key: Buffer; readonly cert: Buffer },
      onSession: (session: smpp.Session) => void,
    ): smpp.Server;
    readonly PDU: {
      new (command: string, fields?: smpp.Fields): smpp.Pdu;
      /** Reads the first four octets of a PDU; false while they have not arrived. */
      commandLength(stream: Socket): number | false;
    };
    readonly encodings: Record<string, unknown>;
    readonly tlvs: Record<string, { type: TlvType }>;
  };
  export = smpp;
}
