import { Resolver } from 'node:dns/promises';
import type { DnsRecord } from '../../domain/links/link-domain.ts';
import type { LinkDomainFinding } from '../../generated/types.ts';

/** Returns why a domain is not verified; null when both records are right. */
export type FindRecords = (records: readonly [DnsRecord, DnsRecord]) => Promise<LinkDomainFinding | null>;

const TIMEOUT_MS = 2_000;
/** The name servers answered that there is no such record. */
const ABSENT: readonly string[] = ['ENODATA', 'ENOTFOUND'];

/** Asks these name servers, or those of the system when there are none. */
export function createRecordFinder(servers: readonly string[]): FindRecords {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const values = async (type: DnsRecord['type'], name: string): Promise<readonly string[]> => {
    try {
      return type === 'CNAME'
        ? await resolver.resolveCname(name)
        : (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
  return async ([cname, txt]) => {
    try {
      const [targets, texts] = await Promise.all([values('CNAME', cname.name), values('TXT', txt.name)]);
      if (!texts.some((text) => text.trim() === txt.value)) return 'txt_missing';
      return targets.some((target) => hostOf(target) === hostOf(cname.value)) ? null : 'cname_missing';
    } catch {
      return 'dns_unavailable';
    }
  };
}

function hostOf(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
