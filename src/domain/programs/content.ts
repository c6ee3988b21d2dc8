import type { Program } from '../../generated/types.ts';

/** What a version of a program says: everything but its name in the database and when it was written. */
export type ProgramContent = Omit<Program, 'id' | 'version' | 'created_at' | 'updated_at'>;

export interface ProgramWords {
  readonly brand: string;
  readonly frequency: string;
  readonly terms_url: string;
}

/** What is said for a program whose author wrote none: everything the CTIA asks of such a text, and nothing that sells. */
export function defaultTexts({ brand, frequency, terms_url: terms }: ProgramWords): {
  readonly help_text: string;
  readonly opt_out_text: string;
  readonly opt_in_text: string;
} {
  return {
    help_text: `${brand}: For help see ${terms}. Msg & data rates may apply. Reply STOP to unsubscribe.`,
    opt_out_text: `${brand}: You are unsubscribed and will get no more texts. Reply START to get them again.`,
    opt_in_text: `${brand}: You are subscribed. Msg frequency: ${frequency}. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.`,
  };
}
