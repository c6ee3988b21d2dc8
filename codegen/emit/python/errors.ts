import type { Contract, ErrorDefinition } from '../../contract.ts';
import { className } from '../sdk/errors.ts';
import { GENERATED, GENERATED_PACKAGE } from './names.ts';
import { docstring } from './text.ts';

/** The classes that are written by hand, which `except` names as well. */
const BASES = [
  'FieldError',
  'TernApiError',
  'TernConnectionError',
  'TernError',
  'TernTimeoutError',
  'TernWaitTimeoutError',
  'TernWebhookError',
];

/** `_generated/errors.py`: one class per code, so that `except` can distinguish errors by class. */
export function emitErrors({ errors }: Contract): Map<string, string> {
  const text = [
    GENERATED,
    '"""One class for each error code of the service."""',
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Mapping',
    'from typing import Literal, Type, Union',
    '',
    'from typing_extensions import TypeAlias',
    '',
    'from .._errors import (',
    '    ErrorFacts,',
    ...BASES.map((name) => `    ${name},`),
    ')',
    '',
    '__all__ = [',
    '    "ErrorCode",',
    ...[...BASES, ...errors.map(className)].sort().map((name) => `    "${name}",`),
    ']',
    '',
    'ErrorCode: TypeAlias = Literal[',
    ...errors.map(({ code }) => `    ${JSON.stringify(code)},`),
    ']',
    '"""The codes that this client knows."""',
    '',
    ...errors.flatMap(classOf),
    '',
    'ERROR_CLASSES: Mapping[Union[int, str], Type[TernApiError]] = {',
    ...errors.map((error) => `    ${JSON.stringify(error.code)}: ${className(error)},`),
    '}',
    '"""The class of each code."""',
    '',
    '',
    'def error_from(facts: ErrorFacts) -> TernApiError:',
    '    """The error of an answer with the class of its code, or the base class for an unknown code."""',
    '    return ERROR_CLASSES.get(facts.code, TernApiError)(facts)',
    '',
  ].join('\n');
  return new Map([[`${GENERATED_PACKAGE}/errors.py`, text]]);
}

function classOf(error: ErrorDefinition): string[] {
  const code = JSON.stringify(error.code);
  return [
    '',
    `class ${className(error)}(TernApiError):`,
    ...docstring(meaningOf(error), '    '),
    '',
    `    code: Literal[${code}] = ${code}`,
    '',
  ];
}

/** What an error means and how to resolve it, as sentences. */
export function meaningOf({ message, fix }: ErrorDefinition): string {
  return [`${message}.`, fix].filter(Boolean).join(' ').replaceAll('..', '.');
}
