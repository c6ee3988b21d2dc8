import type { Balance as WireBalance } from '../../generated/types.ts';
import type { Balance } from '../../messaging/credits/accounts.ts';

export function presentBalance({ available, held, posted }: Balance): WireBalance {
  return { available, held, posted };
}
