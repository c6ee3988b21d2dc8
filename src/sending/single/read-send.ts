import type { Purpose } from '../../domain/consent/verdict.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { SkillError } from '../../errors.ts';
import type { LoadedContent } from '../content/load-template.ts';
import type { OnQuietHours } from '../rules/sending-rules.ts';
import { validUntil } from '../rules/valid-until.ts';
import type { Send } from './send-one.ts';

/** The params that `messages.send` and `partner.send` share. */
interface SendParams {
  readonly purpose?: Purpose;
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly on_quiet_hours?: OnQuietHours;
  readonly smart_encoding?: SmartEncoding;
  readonly validity_s?: number;
}

/** What the params name; an error is thrown when the call is not a repeated one. */
export type LoadedParams = { readonly content: LoadedContent; readonly at: Date } | SkillError;

/** Marketing is the default, because it has the stricter rules. */
export function readSend(params: SendParams, loaded: LoadedParams, now: Date): Send {
  return {
    purpose: params.purpose ?? 'marketing',
    variables: params.vars,
    onQuietHours: params.on_quiet_hours,
    smartEncoding: params.smart_encoding,
    validUntil: (dueAt) => validUntil(dueAt, params.validity_s),
    ...(loaded instanceof SkillError ? { content: loaded, at: now } : loaded),
  };
}
