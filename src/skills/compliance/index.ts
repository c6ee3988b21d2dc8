import type { ComplianceSkills } from '../../generated/skills.ts';
import { checkSend } from './check-send.ts';
import { setConsentExpiry } from './consent-expiry.ts';
import { exportLogs } from './export.ts';
import { setFrequencyCap } from './frequency-cap.ts';
import { setQuietHours } from './quiet-hours.ts';
import { registerBrand } from './register-brand.ts';
import { registerCampaign } from './register-campaign.ts';
import { registerTollFree } from './register-toll-free.ts';
import { listRegistrations } from './registrations.ts';
import { readSetupStatus } from './setup-status.ts';
import { suppress } from './suppress.ts';
import { verifyLedger } from './verify-ledger.ts';

export const compliance: ComplianceSkills = {
  'compliance.registerBrand': registerBrand,
  'compliance.registerCampaign': registerCampaign,
  'compliance.registerTollFree': registerTollFree,
  'compliance.registrations': listRegistrations,
  'compliance.setupStatus': readSetupStatus,
  'compliance.checkSend': checkSend,
  'compliance.quietHours': setQuietHours,
  'compliance.frequencyCap': setFrequencyCap,
  'compliance.consentExpiry': setConsentExpiry,
  'compliance.suppress': suppress,
  'compliance.verifyLedger': verifyLedger,
  'compliance.export': exportLogs,
};
