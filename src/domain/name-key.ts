/**
 * The uniqueness key of a name within an account: Unicode form, case and white space are ignored.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
}
