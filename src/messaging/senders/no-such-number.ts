import { notFound, type SkillError } from '../../errors.ts';

export function noSuchNumber(): SkillError {
  return notFound('number', [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers of this account.' }]);
}

/** Nor is one found that cannot send any more. */
export function noSuchSender(): SkillError {
  return notFound('number', [
    { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers that can send.' },
  ]);
}
