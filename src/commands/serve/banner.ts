import type { Role } from '../../app.ts';
import type { Config } from '../../config.ts';

export interface BannerFacts {
  readonly config: Config;
  readonly role: Role;
  /** Where it listens; empty for a worker. */
  readonly url: string;
  /** Whether PostgreSQL is Tern's own. */
  readonly ownDatabase: boolean;
}

/** What a person needs next, to paste as it stands. */
export function banner({ config, role, url, ownDatabase }: BannerFacts): string {
  if (role === 'worker') return 'Tern does the work that is due. It listens on no port.\n';
  // Port 0 means any free one, which only the server knows.
  const address = config.port === 0 ? url : config.publicUrl;
  const facts = [
    `Tern answers on ${address}`,
    '',
    `  Docs   ${address}/docs`,
    `  Data   ${ownDatabase ? `${config.dataDirectory} (PostgreSQL of its own)` : 'the database of DATABASE_URL'}`,
  ];
  const call = firstCall(config, address);
  return `${[...facts, '', ...call].join('\n')}\n\n`;
}

function firstCall({ provisioning }: Config, address: string): string[] {
  if (provisioning === 'closed') return ['  New accounts are closed (TERN_PROVISIONING).'];
  const token = provisioning === 'token' ? ' -H "authorization: Bearer $TERN_PROVISIONING_TOKEN"' : '';
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.provision', params: { name: 'My account' } });
  return [
    '  A first call, which creates an account and answers its key:',
    '',
    `    curl -s ${address}/rpc -H 'content-type: application/json'${token} -d '${body}'`,
  ];
}
