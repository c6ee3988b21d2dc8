/** Whose rows: every statement names the tenant, and the account within it. `Account` of a call is one of these. */
export interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}
