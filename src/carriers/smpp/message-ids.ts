/**
 * Normalizes an id: carriers pad ids with zeros and change their case between submit_sm_resp and
 * DLR.
 */
export function plainId(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}

/**
 * The id in the other base: many carriers respond in hexadecimal and report in decimal, or the
 * reverse. Ids are normalized.
 */
export function otherForms(id: string): string[] {
  const plain = plainId(id);
  const forms: string[] = [];
  if (/^\d{1,40}$/.test(plain)) forms.push(BigInt(plain).toString(16));
  if (/^[\da-f]{1,33}$/.test(plain)) forms.push(BigInt(`0x${plain}`).toString());
  return forms.filter((form) => form !== plain);
}
