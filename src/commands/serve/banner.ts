import type { Role } from '../../app.ts';
import type { Config } from '../../config.ts';

export interface BannerFacts {
  readonly config: Config;
  readonly role: Role;
  /** The URL it listens on; empty for a worker. */
  readonly url: string;
  /** True with the embedded PostgreSQL. */
  readonly ownDatabase: boolean;
}

/** Hosts that mean all addresses of the machine. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];
const LOOPBACK = /^(127\.[\d.]+|::1|localhost)$/;

/** The start message, with a first call to paste. */
export function banner({ config, role, url, ownDatabase }: BannerFacts): string {
  if (role === 'worker') return 'Tern worker is running. It does not listen on a port.\n';
  const { host } = config;
  // Port 0 means any free port, which only the server knows.
  const isPublic = config.publicUrl !== `http://localhost:${config.port}`;
  const local = EVERY_ADDRESS.includes(host) ? `http://localhost:${new URL(url).port}` : url;
  const address = isPublic ? config.publicUrl : local;
  const where = EVERY_ADDRESS.includes(host) ? ` (every address of this machine, because HOST is ${host})` : '';
  const facts = [
    `Tern is listening on ${url}${where}`,
    '',
    ...(isPublic ? [`  Public    ${config.publicUrl} (TERN_PUBLIC_URL)`] : []),
    `  Console   ${address}/console`,
    `  Docs      ${address}/docs`,
    `  Data      ${ownDatabase ? `${config.dataDirectory} (embedded PostgreSQL)` : 'the database of DATABASE_URL'}`,
    ...(isPublic || LOOPBACK.test(host)
      ? []
      : ['', `  Links begin with ${config.publicUrl}. Set TERN_PUBLIC_URL to the address that callers use.`]),
  ];
  const call = firstCall(config, address);
  return `${[...facts, '', ...call].join('\n')}\n\n`;
}

function firstCall({ provisioning }: Config, address: string): string[] {
  if (provisioning === 'closed') return ['  Provisioning of new accounts is closed (TERN_PROVISIONING).'];
  const token = provisioning === 'token' ? ' -H "authorization: Bearer $TERN_PROVISIONING_TOKEN"' : '';
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.provision', params: { name: 'My account' } });
  return [
    '  First call, which creates an account and returns its key:',
    '',
    `    curl -s ${address}/rpc -H 'content-type: application/json'${token} -d '${body}'`,
  ];
}
