const AREA_CODES: ReadonlySet<string> = new Set(['800', '833', '844', '855', '866', '877', '888']);

/** By the North American plan. `IS_TOLL_FREE` in src/carriers/numbers is the same rule in SQL. */
export function isTollFree(phone: string): boolean {
  return /^\+1\d{10}$/.test(phone) && AREA_CODES.has(phone.slice(2, 5));
}
