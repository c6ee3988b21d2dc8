/** SQL: the rules of content that the operator lifted for the account, of the tenant `$1`. */
export function contentExceptions(account: string): string {
  return `ARRAY(SELECT x.rule FROM content_exceptions x WHERE x.tenant_id = $1 AND x.account_id = ${account} ORDER BY x.rule)`;
}
