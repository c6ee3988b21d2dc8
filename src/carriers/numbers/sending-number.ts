/** A phone number of an account that messages are sent from. */
export interface SendingNumber {
  readonly id: string;
  readonly phone: string;
  readonly carrier: string;
  /** The registered 10DLC campaign of the number; absent when it was not loaded. */
  readonly registration_id?: string | null;
  /** The program that messages from this number belong to, or null. */
  readonly program_id: string | null;
}
