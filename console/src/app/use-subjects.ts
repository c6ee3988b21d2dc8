import { subjects } from '../pages/index.ts';
import type { Subject } from '../parts/subject.ts';
import { mayRead, useProfile } from '../service/profiles.ts';

/** The subjects whose calls the key may make, in the order of the navigation. */
export function useSubjects(): readonly Subject[] {
  const { permissions } = useProfile().who;
  return subjects.filter(({ permission }) => permission === undefined || mayRead(permissions, permission));
}
