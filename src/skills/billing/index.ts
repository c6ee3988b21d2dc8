import type { BillingSkills } from '../../generated/skills.ts';
import { setAutoRecharge } from './auto-recharge.ts';
import { readBalance } from './balance.ts';
import { estimate } from './estimate.ts';
import { listLedger } from './ledger.ts';
import { linkToPortal } from './portal.ts';
import { setLimits } from './set-limits.ts';
import { topUp } from './top-up.ts';
import { readUsage } from './usage.ts';

export const billing: BillingSkills = {
  'billing.balance': readBalance,
  'billing.portal': linkToPortal,
  'billing.ledger': listLedger,
  'billing.topUp': topUp,
  'billing.setLimits': setLimits,
  'billing.estimate': estimate,
  'billing.usage': readUsage,
  'billing.autoRecharge': setAutoRecharge,
};
