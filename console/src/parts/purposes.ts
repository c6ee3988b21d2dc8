import type { Option } from './field.tsx';

/** What a message is for, which decides whether it needs consent to marketing. */
export const PURPOSES: readonly Option[] = [
  { id: 'transactional', label: 'Service', description: 'About an order, an appointment or an account of the person.' },
  { id: 'marketing', label: 'Marketing', description: 'Offers and news. Needs consent, and waits for allowed hours.' },
];
