import { createHash } from 'node:crypto';
import type { Source } from '../../src/generated/types.ts';
import type { TestAccount } from './app.ts';

export const FIRST_TEXT = 'You agree to get messages from us. Reply STOP to end them. ';
export const SECOND_TEXT = 'You agree to get offers from us. Reply STOP to end them.';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A web form that shows FIRST_TEXT. */
export async function createFormSource({ call }: TestAccount, name = 'Signup form'): Promise<Source> {
  const params = { name, method: 'web_form', url: 'https://example.com', disclosure_text: FIRST_TEXT } as const;
  return (await call('sources.create', params)).source;
}
