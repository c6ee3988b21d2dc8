/**
 * Whether a carrier submits a message once that it gets twice with our reference. For any other
 * carrier, a message that may have been submitted is not submitted again.
 */
export const DEDUPLICATES: Readonly<Record<string, boolean>> = { simulator: true, smpp: false, twilio: false };
