import { isPublicAddress } from '../../../src/platform/safe-fetch/public-address.ts';

/** First and last addresses of each range that is not public. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  'private 10/8': ['10.0.0.0', '10.255.255.255'],
  'carrier-grade NAT': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  loopback: ['127.0.0.0', '127.0.0.1', '127.255.255.255'],
  'link-local and cloud metadata': ['169.254.0.0', '169.254.169.254', '169.254.255.255'],
  'private 172.16/12': ['172.16.0.0', '172.31.255.255'],
  'protocol assignments': ['192.0.0.0', '192.0.0.192', '192.0.0.255'],
  'documentation 1': ['192.0.2.0', '192.0.2.255'],
  AS112: ['192.31.196.0', '192.175.48.255'],
  AMT: ['192.52.193.0', '2001:3::1'],
  '6to4 relay': ['192.88.99.0', '192.88.99.255'],
  'private 192.168/16': ['192.168.0.0', '192.168.255.255'],
  benchmark: ['198.18.0.0', '198.19.255.255'],
  'documentation 2': ['198.51.100.0', '198.51.100.255'],
  'documentation 3': ['203.0.113.0', '203.0.113.255'],
  multicast: ['224.0.0.0', '239.255.255.255'],
  'class E': ['240.0.0.0', '255.255.255.254'],
  broadcast: ['255.255.255.255'],
  'the cloud host of Azure': ['168.63.129.16'],
  'v6 unspecified and loopback': ['::', '::1', '0:0:0:0:0:0:0:1'],
  'v4-compatible': ['::2', '::7f00:1', '::8.8.8.8', '::ffff'],
  'v4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
  'v4-translated': ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::808:808', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  'discard and dummy': ['100::', '100::ffff:ffff:ffff:ffff', '100:0:0:1::1'],
  Teredo: ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  'v6 benchmark': ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  'v6 AS112': ['2001:4:112::1', '2620:4f:8000::1'],
  ORCHID: ['2001:10::', '2001:1f:ffff::', '2001:20::', '2001:2f:ffff::', '2001:30::1'],
  'v6 protocol assignments': ['2001:1::1', '2001:1ff:ffff::'],
  'v6 documentation': ['2001:db8::', '2001:db8:ffff:ffff::', '3fff::', '3fff:fff:ffff::'],
  '6to4': ['2002::', '2002:7f00:1::', '2002:808:808::1'],
  'segment routing': ['5f00::', '5f00:ffff::'],
  'unique local': ['fc00::', 'fd00:ec2::254', 'fdff:ffff::'],
  'v6 link-local': ['fe80::', 'fe80::1', 'febf::1', 'fe80::1%eth0', '2606:4700::1111%eth0'],
  'site-local': ['fec0::', 'feff::1'],
  ISATAP: [
    '2606:4700::5efe:10.0.0.1',
    '2606:4700::5efe:7f00:1',
    '2a00:1:2:3:200:5efe:a9fe:a9fe',
    '2a00::200:5efe:8.8.8.8',
  ],
  'v6 multicast': ['ff00::', 'ff02::1'],
  'not allocated': ['1::1', '200::1', '4000::1', '8000::1', 'e000::1', 'fbff::1'],
  'no address': ['', 'localhost', '127.1', '0x7f000001', '2130706433', '[::1]', '8.8.8.8 ', '8.8.8'],
};

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7:ffff::1',
  '2001:db9::1',
  '2003::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '3ffe:ffff::1',
  '3fff:1000::1',
];

test.each(Object.entries(REFUSED).flatMap(([range, addresses]) => addresses.map((address) => [range, address])))(
  'rejects a non-public address: %s, %s',
  (_range, address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);

test.each(PUBLIC)('accepts a public address, well-known or adjacent to a non-public range: %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
