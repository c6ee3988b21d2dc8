import type { Program } from '../../generated/types.ts';

/** The content of a program version: everything except its database fields and timestamps. */
export type ProgramContent = Omit<Program, 'id' | 'version' | 'created_at' | 'updated_at'>;

export interface ProgramWords {
  readonly brand: string;
  readonly frequency: string;
  readonly terms_url: string;
}

/**
 * The default replies of a program: everything the CTIA requires of them, and nothing promotional.
 */
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
