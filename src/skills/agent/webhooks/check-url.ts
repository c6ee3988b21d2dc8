import { invalidParams } from '../../../errors.ts';
import { checkOutgoingUrl } from '../../../platform/safe-fetch/index.ts';
import type { Service } from '../../../service.ts';

/** The address as it will be called. Its host name is checked at each request: DNS can change. */
export function checkUrl(url: string, service: Service): string {
  const checked = checkOutgoingUrl(url, service.config.outgoing);
  if (!checked.ok) throw invalidParams('url must be a public https address.', [{ path: '/url', rule: checked.reason }]);
  return checked.url;
}
