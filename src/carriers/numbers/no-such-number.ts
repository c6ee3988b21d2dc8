import { notFound, type SkillError } from '../../errors.ts';

export function noSuchNumber(): SkillError {
  return notFound('number', [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers of this account.' }]);
}

/** For sending: the number must be active. */
export function noSuchSendingNumber(): SkillError {
  return notFound('number', [
    { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the active numbers.' },
  ]);
}
