import { type Contract, type ErrorDefinition, pascalCase } from '../../contract.ts';
import { GENERATED } from '../banner.ts';

/**
 * `sdk/src/generated/errors.ts`: one class per code, so that a `catch` block can distinguish errors
 * by class or by code.
 */
export function emitSdkErrors(contract: Contract): Map<string, string> {
  const classes = contract.errors.flatMap((error) => [
    `/** ${[error.message, error.fix].filter(Boolean).join('. ')} */`,
    `export class ${className(error)} extends TernApiError<${literal(error.code)}> {}`,
    '',
  ]);
  const rows = contract.errors.map((error) => `  ${member(error.code)}: ${className(error)};`);
  const constructors = contract.errors.map((error) => `  [${literal(error.code)}, ${className(error)}],`);
  const text = [
    GENERATED,
    "import { type ErrorFacts, TernApiError } from '../core/errors.ts';",
    '',
    ...classes,
    '/** The error class of each code. */',
    'export interface ErrorTypes {',
    ...rows,
    '}',
    '',
    'export type ErrorCode = keyof ErrorTypes;',
    '',
    'const classes = new Map<string | number, new (facts: ErrorFacts<never>) => TernApiError>([',
    ...constructors,
    ']);',
    '',
    '/** Creates the error of a response with the class of its code, or the base class for an unknown code. */',
    'export function errorFrom(facts: ErrorFacts): TernApiError {',
    '  const known = classes.get(facts.code);',
    '  return known === undefined ? new TernApiError(facts) : new known(facts as ErrorFacts<never>);',
    '}',
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/errors.ts', text]]);
}

/** `consent_required` -> `ConsentRequiredError`, `InvalidParams` -> `InvalidParamsError` */
export function className({ name }: ErrorDefinition): string {
  const base = pascalCase(name);
  return base.endsWith('Error') ? base : `${base}Error`;
}

function literal(code: number | string): string {
  return typeof code === 'string' ? `'${code}'` : String(code);
}

function member(code: number | string): string {
  return typeof code === 'number' ? `[${code}]` : code;
}
