/**
 * Address ranges of data centers whose machines open the links of messages: security scanners of
 * Microsoft (Defender Safe Links), Google and Proofpoint, and clouds that scanners run on. Only
 * used together with the time since the message was sent, because proxies of people are there too.
 * Sources, as of 2026-11-20: Microsoft's "Office 365 URLs and IP address ranges" (40.92.0.0/15,
 * 40.107.0.0/16, 52.100.0.0/14, 104.47.0.0/17), the WHOIS records of Google LLC (66.102.0.0/20,
 * 66.249.64.0/19, 72.14.192.0/18, 74.125.0.0/16, 2001:4860::/32), Proofpoint Inc. (67.231.144.0/20,
 * 148.163.128.0/19, 205.220.160.0/19) and Amazon's ip-ranges.json (3.0.0.0/9, 18.128.0.0/9,
 * 52.0.0.0/10, 2600:1f00::/24).
 */
export const SCANNER_RANGES: readonly string[] = [
  ...['40.92.0.0/15', '40.107.0.0/16', '52.100.0.0/14', '104.47.0.0/17'],
  ...['66.102.0.0/20', '66.249.64.0/19', '72.14.192.0/18', '74.125.0.0/16', '2001:4860::/32'],
  ...['67.231.144.0/20', '148.163.128.0/19', '205.220.160.0/19'],
  ...['3.0.0.0/9', '18.128.0.0/9', '52.0.0.0/10', '2600:1f00::/24'],
];
