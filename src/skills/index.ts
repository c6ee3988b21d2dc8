import type { AllSkills } from '../generated/skills.ts';
import { agent } from './agent/index.ts';
import { ai } from './ai/index.ts';
import { analytics } from './analytics/index.ts';
import { attribution } from './attribution/index.ts';
import { automation } from './automation/index.ts';
import { billing } from './billing/index.ts';
import { campaigns } from './campaigns/index.ts';
import { command } from './command/index.ts';
import { compliance } from './compliance/index.ts';
import { contacts } from './contacts/index.ts';
import { dashboard } from './dashboard/index.ts';
import { hygiene } from './hygiene/index.ts';
import { inbox } from './inbox/index.ts';
import { insights } from './insights/index.ts';
import { journeys } from './journeys/index.ts';
import { links } from './links/index.ts';
import { lists } from './lists/index.ts';
import { messages } from './messages/index.ts';
import { metrics } from './metrics/index.ts';
import { outcomes } from './outcomes/index.ts';
import { partner } from './partner/index.ts';
import { phoneNumbers } from './phone-numbers/index.ts';
import { program } from './program/index.ts';
import { reports } from './reports/index.ts';
import { segments } from './segments/index.ts';
import { sources } from './sources/index.ts';
import { tags } from './tags/index.ts';
import { templates } from './templates/index.ts';

/** Every skill of the contract; one without a handler does not compile, and the error names it. */
export const skills: AllSkills = {
  ...agent,
  ...ai,
  ...analytics,
  ...attribution,
  ...automation,
  ...billing,
  ...campaigns,
  ...command,
  ...compliance,
  ...contacts,
  ...dashboard,
  ...hygiene,
  ...inbox,
  ...insights,
  ...journeys,
  ...links,
  ...lists,
  ...messages,
  ...metrics,
  ...outcomes,
  ...partner,
  ...phoneNumbers,
  ...program,
  ...reports,
  ...segments,
  ...sources,
  ...tags,
  ...templates,
};
