import pg from 'pg';
import { connectionConfig } from './connection-config.ts';
import { offersTls } from './tls.ts';

/** A connection that understands DATABASE_URL as libpq does. */
export class PostgresClient extends pg.Client {
  readonly #isTlsPreferred: boolean;

  constructor(config: pg.ClientConfig & { readonly connectionString: string }) {
    const { ssl, ...own } = connectionConfig(config.connectionString);
    super({ ...config, ...own, ...(ssl === undefined ? {} : { ssl }) });
    this.#isTlsPreferred = typeof ssl === 'object' && 'isPreferred' in ssl;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const opened = this.open();
    if (callback === undefined) return opened;
    opened.then(() => (callback as () => void)(), callback);
    return undefined;
  }

  protected async open(): Promise<pg.Client> {
    if (this.#isTlsPreferred && !(await offersTls(this.host, this.port))) {
      Object.assign(this, { ssl: false });
      Object.assign(this.connection, { ssl: false });
    }
    return super.connect();
  }
}
