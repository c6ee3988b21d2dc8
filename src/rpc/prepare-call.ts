import { SkillError } from '../errors.ts';
import { catalog, commonErrors } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type IdPrefix, newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import { resolveReferences } from '../references/resolve.ts';
import type { Service } from '../service.ts';
import type { CallContext } from '../skill.ts';
import type { Principal } from './authenticate.ts';
import { authorizeTestKey } from './authorize-test-key.ts';
import { withIdKinds } from './id-kinds.ts';
import { readParams, type Warning, withIgnored } from './read-params.ts';
import { requireTimes } from './require-times.ts';
import type { Router } from './router.ts';
import type { Answer } from './unit-of-work.ts';
import { validateParams } from './validate.ts';

export interface CallParts {
  readonly database: Database;
  readonly router: Router;
  readonly service: Service;
  readonly log: Logger;
  /** The transaction in which names are looked up; absent: none. */
  readonly tx?: Sql;
}

/** A call by an authenticated or anonymous caller, as it was given. */
export interface GivenCall {
  readonly name: SkillName;
  readonly given: Readonly<Record<string, unknown>>;
  readonly principal: Principal | null;
  readonly requestId: string;
  readonly now: Date;
}

/** A call whose params are valid. */
export interface PreparedCall {
  readonly name: SkillName;
  /** By their names in the contract, with defaults, and with IDs instead of names of objects. */
  readonly params: Record<string, unknown>;
  /** As `params`, before names were replaced. */
  readonly named: Readonly<Record<string, unknown>>;
  readonly principal: Principal | null;
  readonly context: CallContext;
  /** Runs the handler with what the kind of the skill adds to its context. */
  readonly invoke: (params: Readonly<Record<string, unknown>>, access: object) => Promise<Answer>;
  /** Runs the handler of another skill in the same context. */
  readonly other: (name: SkillName, params: Readonly<Record<string, unknown>>, access: object) => Promise<Answer>;
}

/**
 * Reads and checks the params of a call, and passes it to `run` with its handler. The errors of
 * both get what the params say about them.
 */
export async function withPrepared<T>(
  { database, router, service, log, tx }: CallParts,
  { name, given, principal, requestId, now }: GivenCall,
  run: (call: PreparedCall, warnings: readonly Warning[]) => Promise<T>,
): Promise<T> {
  const { params: named, warnings } = readParams(name, given);
  const context: CallContext = {
    now,
    newId: (prefix: IdPrefix) => newId(prefix, now.getTime()),
    log,
    requestId,
    service,
  };
  const other: PreparedCall['other'] = async (skill, values, access) =>
    (await router.find(skill).handler(values, { ...context, ...principal, ...access })) as Answer;
  const invoke: PreparedCall['invoke'] = (values, access) => other(name, values, access);
  try {
    if (principal !== null) await authorizeTestKey(database, principal, name, named);
    validateParams(name, named, {
      schemaOf: service.schemaOf,
      now,
      country: principal?.account.defaultCountry ?? null,
    });
    requireTimes(name, named, service.schemaOf);
    const params =
      principal === null
        ? named
        : await resolveReferences(tx ?? database.near(principal.account.tenantId), principal.account, named);
    return await run({ name, params, named, principal, context, invoke, other }, warnings);
  } catch (error) {
    if (service.config.validateResults && error instanceof SkillError) assertDeclared(name, error);
    throw withIdKinds(name, named, withIgnored(error, warnings));
  }
}

function assertDeclared(name: SkillName, error: SkillError): void {
  if (![...commonErrors, ...catalog[name].errors].includes(error.code)) {
    throw new Error(`${name} failed with ${error.code}, which its contract does not declare.`, { cause: error });
  }
}
