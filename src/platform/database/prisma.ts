import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';

/** An operation of a model, such as `tags` and `findMany`. */
export interface PrismaCall {
  readonly model: string;
  readonly operation: string;
  readonly args: unknown;
}

/** Does operations of Prisma over a pool, or over the connection of a transaction. */
export type PrismaRun = (call: PrismaCall) => Promise<unknown>;

/** Names Prisma's SQL by its hash, so that each connection prepares a statement once. */
const options = {
  statementNameGenerator: ({ sql }: { sql: string }) => `p_${createHash('sha1').update(sql).digest('base64url')}`,
};

export function runOverPool(pool: pg.Pool): PrismaRun {
  let client: PrismaClient | undefined;
  return (call) => {
    // Created on first use, because many processes never need it.
    client ??= new PrismaClient({ adapter: new PrismaPg(pool, options) });
    return perform(client, call);
  };
}

/**
 * Clients of Prisma that do nothing now. One takes 7 MB, so they are not kept for each connection.
 */
const idle: BoundPrisma[] = [];

/** Over one connection, in whatever transaction it is in. */
export function runOverConnection(connection: pg.PoolClient): PrismaRun {
  return async (call) => {
    const prisma = idle.pop() ?? new BoundPrisma();
    try {
      return await prisma.run(connection, call);
    } finally {
      idle.push(prisma);
    }
  };
}

type Model = Readonly<Record<string, (args: unknown) => Promise<unknown>>>;

/** Not async: the operation begins when the promise of Prisma is awaited. */
function perform(client: PrismaClient, { model, operation, args }: PrismaCall): Promise<unknown> {
  const operations = (client as unknown as Readonly<Record<string, Model>>)[model];
  const run = operations?.[operation];
  if (run === undefined) throw new Error(`Prisma has no ${model}.${operation}.`);
  return run(args);
}

/** A client of Prisma that does one operation at a time, each over a connection of its own. */
class BoundPrisma {
  readonly #pool = new ConnectionPool();
  readonly #client = new PrismaClient({ adapter: new PrismaPg(this.#pool, options) });

  async run(connection: pg.PoolClient, call: PrismaCall): Promise<unknown> {
    this.#pool.connection = connection;
    try {
      return await perform(this.#client, call);
    } finally {
      this.#pool.connection = null;
    }
  }
}

/**
 * A pool of one borrowed connection. Prisma opens its own transaction for nested writes and
 * `$transaction`; inside our transaction that must be a savepoint, or Prisma's COMMIT would commit
 * the whole call.
 */
class ConnectionPool extends pg.Pool {
  connection: pg.PoolClient | null = null;

  constructor() {
    super({ max: 1 });
  }

  get #borrowed(): pg.PoolClient {
    if (this.connection === null) throw new Error('The operation of Prisma has ended.');
    return this.connection;
  }

  override query = ((config: pg.QueryConfig) => this.#borrowed.query(config)) as unknown as pg.Pool['query'];

  override connect = (async () => nested(this.#borrowed)) as unknown as pg.Pool['connect'];
}

const savepoints: Readonly<Record<string, string>> = {
  BEGIN: 'SAVEPOINT prisma',
  COMMIT: 'RELEASE SAVEPOINT prisma',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT prisma',
};

function nested(client: pg.PoolClient): unknown {
  return {
    query: (config: pg.QueryConfig) => {
      const savepoint = savepoints[config.text];
      return savepoint === undefined
        ? client.query(config)
        : client.query({ ...config, name: undefined, text: savepoint });
    },
    on: () => undefined,
    removeListener: () => undefined,
    release: () => undefined,
  };
}
