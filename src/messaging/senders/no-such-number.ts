import { notFound, type SkillError } from '../../errors.ts';

export function noSuchNumber(): SkillError {
  return notFound('number', [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers of this account.' }]);
}
