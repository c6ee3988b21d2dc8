import type { Subject } from '../parts/subject.ts';
import { approvals } from './approvals/index.ts';
import { campaigns } from './campaigns/index.ts';
import { contacts } from './contacts/index.ts';
import { inbox } from './inbox/index.ts';
import { overview } from './overview/index.ts';

/** Every subject of the console, in the order of the navigation. */
export const subjects: readonly Subject[] = [overview, inbox, campaigns, contacts, approvals];
