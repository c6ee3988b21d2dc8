import { actionOfCode, type CodeBook, documentedCodes } from '../../../domain/carrier-codes/code-book.ts';

/** SMPP 3.4, section 5.1.3: the statuses that are handled. */
export const status = {
  ok: 0x00,
  notBound: 0x04,
  systemError: 0x08,
  queueFull: 0x14,
  throttled: 0x58,
  /** Temporary receiver error: the carrier resends later. */
  tryAgain: 0x64,
} as const;

/** Classifies the command_status of a submit_sm_resp by what the codes say. */
export function classifyStatus(
  commandStatus: number,
  book: CodeBook = documentedCodes,
): 'accepted' | 'busy' | 'not_ready' | 'rejected' {
  if (commandStatus === status.ok) return 'accepted';
  const action = actionOfCode(book, errorCodeOf(commandStatus));
  if (action === 'retry') return 'busy';
  return action === 'pause_account' ? 'not_ready' : 'rejected';
}

/** `smpp_0x0B`: as the specification writes it. */
export function errorCodeOf(commandStatus: number): string {
  return `smpp_0x${commandStatus.toString(16).toUpperCase().padStart(2, '0')}`;
}
