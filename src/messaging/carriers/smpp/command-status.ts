/** SMPP 3.4, section 5.1.3: those that mean something to us. */
export const status = {
  ok: 0x00,
  notBound: 0x04,
  systemError: 0x08,
  queueFull: 0x14,
  throttled: 0x58,
  /** The receiver's temporary error: bring it again later. */
  tryAgain: 0x64,
} as const;

/** What an answer to a submission means for it. */
export function meaningOf(commandStatus: number): 'accepted' | 'busy' | 'unready' | 'refused' {
  if (commandStatus === status.ok) return 'accepted';
  if (commandStatus === status.throttled || commandStatus === status.queueFull) return 'busy';
  return commandStatus === status.notBound ? 'unready' : 'refused';
}

/** `smpp_0x0B`: as the specification writes it. */
export function errorCodeOf(commandStatus: number): string {
  return `smpp_0x${commandStatus.toString(16).toUpperCase().padStart(2, '0')}`;
}
