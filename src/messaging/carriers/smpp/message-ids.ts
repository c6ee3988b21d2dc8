/** The form in which ids are kept: carriers pad them with zeros and change their case between an answer and a receipt. */
export function plainId(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
}

/** The same number in the other base: many carriers answer in hexadecimal and report in decimal, or the other way round. Plain ids. */
export function otherForms(id: string): string[] {
  const plain = plainId(id);
  const forms: string[] = [];
  if (/^\d{1,40}$/.test(plain)) forms.push(BigInt(plain).toString(16));
  if (/^[\da-f]{1,33}$/.test(plain)) forms.push(BigInt(`0x${plain}`).toString());
  return forms.filter((form) => form !== plain);
}
