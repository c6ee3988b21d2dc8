import { CODE_ACTIONS, type CodeOverride, FAULTS } from '../../domain/carrier-codes/carrier-code.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** As it is stored with messages: the name of the carrier, and what the carrier wrote. */
const CODE = /^(?:twilio|smpp)_[\w.-]{1,40}$/;
/** Longest meaning that answers of skills allow. */
const MAX_WORDS = 300;
const MAX_DAYS = 400;

interface Given {
  readonly code: string;
  readonly action?: string;
  readonly fault?: string;
  readonly means?: string;
  readonly helps?: string;
}

/** Validates the arguments of `carrier-code set`. */
export function readCodeOverride({ code, action, fault, means, helps }: Given): CodeOverride {
  if (!CODE.test(code))
    throw new CommandFailure(`${code} is not a code of a carrier, such as smpp_1043 or twilio_30008.`, USAGE);
  const override = {
    code,
    action: oneOf('--action', CODE_ACTIONS, action),
    fault: oneOf('--fault', FAULTS, fault),
    means: words('--means', means),
    helps: words('--helps', helps),
  };
  if (action === undefined && fault === undefined && means === undefined && helps === undefined)
    throw new CommandFailure('Say something of the code: --action, --fault, --means or --helps.', USAGE);
  return override;
}

export function readDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new CommandFailure(`--days must be a whole number from 1 to ${MAX_DAYS}.`, USAGE);
  return days;
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string | undefined): Name | null {
  if (given === undefined) return null;
  const name = names.find((each) => each === given);
  if (name === undefined) throw new CommandFailure(`${option} must be one of ${names.join(', ')}.`, USAGE);
  return name;
}

function words(option: string, given: string | undefined): string | null {
  if (given === undefined) return null;
  const text = given.trim();
  if (text === '' || text.length > MAX_WORDS || /\p{Cc}/u.test(text))
    throw new CommandFailure(`${option} must have 1 to ${MAX_WORDS} characters in one line.`, USAGE);
  return text;
}
