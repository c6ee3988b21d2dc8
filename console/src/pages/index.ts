import type { Subject } from '../parts/subject.ts';
import { journeys } from './journeys/index.ts';
import { lists } from './lists/index.ts';
import { overview } from './overview/index.ts';
import { segments } from './segments/index.ts';
import { tags } from './tags/index.ts';
import { templates } from './templates/index.ts';

/** Every subject of the console, in the order of the navigation. */
export const subjects: readonly Subject[] = [overview, journeys, templates, segments, lists, tags];
