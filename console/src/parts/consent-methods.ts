import type { Option } from './field.tsx';

/** How a person agreed, as proofs of consent name it. */
export const CONSENT_METHODS: readonly Option[] = [
  { id: 'web_form', label: 'Web form' },
  { id: 'keyword', label: 'Keyword by text' },
  { id: 'verbal', label: 'In conversation' },
  { id: 'paper', label: 'On paper' },
  { id: 'qr', label: 'QR code' },
  { id: 'checkout', label: 'At checkout' },
];
