/** States and territories by their postal codes (USPS Publication 28, Canada Post). */
const REGIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(
    (
      'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
      'OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS FM GU MH MP PR PW VI AA AE AP'
    ).split(' '),
  ),
  CA: new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')),
};

/** False only where the codes of the country are known, and this is none of them. */
export function isRegionOf(country: string, region: string): boolean {
  return REGIONS[country]?.has(region) ?? true;
}
