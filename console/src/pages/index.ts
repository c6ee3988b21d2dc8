import type { Subject } from '../parts/subject.ts';
import { contacts } from './contacts/index.ts';
import { overview } from './overview/index.ts';

/** Every subject of the console, in the order of the navigation. */
export const subjects: readonly Subject[] = [overview, contacts];
