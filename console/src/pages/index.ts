import type { Subject } from '../parts/subject.ts';
import { approvals } from './approvals/index.ts';
import { automation } from './automation/index.ts';
import { billing } from './billing/index.ts';
import { campaigns } from './campaigns/index.ts';
import { compliance } from './compliance/index.ts';
import { contacts } from './contacts/index.ts';
import { inbox } from './inbox/index.ts';
import { journeys } from './journeys/index.ts';
import { keys } from './keys/index.ts';
import { links } from './links/index.ts';
import { lists } from './lists/index.ts';
import { messages } from './messages/index.ts';
import { numbers } from './numbers/index.ts';
import { overview } from './overview/index.ts';
import { partners } from './partners/index.ts';
import { results } from './results/index.ts';
import { segments } from './segments/index.ts';
import { settings } from './settings/index.ts';
import { tags } from './tags/index.ts';
import { templates } from './templates/index.ts';
import { webhooks } from './webhooks/index.ts';

/** Every subject of the console, in the order of the navigation. */
export const subjects: readonly Subject[] = [
  ...[overview, partners, inbox, messages, campaigns, journeys, automation, templates],
  ...[contacts, segments, lists, tags],
  ...[results, links],
  ...[approvals, compliance, numbers],
  ...[billing, keys, webhooks, settings],
];
