import fc from 'fast-check';
import { addressRange, type AddressRange } from './address-range';

const cases: [string, AddressRange][] = [
  ['8.8.8.8', 'public'],
  ['142.250.185.78', 'public'],
  ['2a00:1450:4001:81d::200e', 'public'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['fd12:3456:789a::1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['::1', 'loopback'],
  // metadata services and link-local
  ['169.254.169.254', 'refused'],
  ['169.254.170.2', 'refused'],
  ['fe80::1', 'refused'],
  ['fe80::1%eth0', 'refused'],
  ['fd00:ec2::254', 'refused'],
  ['fd00:0ec2:0::0254', 'refused'],
  ['fd20:ce::254', 'refused'],
  ['100.100.100.200', 'refused'],
  ['168.63.129.16', 'refused'],
  ['192.0.0.192', 'refused'],
  // unspecified, multicast, broadcast, set apart
  ['0.0.0.0', 'refused'],
  ['0.1.2.3', 'refused'],
  ['::', 'refused'],
  ['224.0.0.1', 'refused'],
  ['239.255.255.255', 'refused'],
  ['ff02::1', 'refused'],
  ['255.255.255.255', 'refused'],
  ['240.0.0.1', 'refused'],
  ['192.0.2.1', 'refused'],
  ['198.18.0.1', 'refused'],
  ['203.0.113.7', 'refused'],
  ['2001:db8::1', 'refused'],
  ['fec0::1', 'refused'],
  ['100::1', 'refused'],
  // another address inside
  ['::ffff:127.0.0.1', 'refused'],
  ['::ffff:7f00:1', 'refused'],
  ['::ffff:8.8.8.8', 'refused'],
  ['::127.0.0.1', 'refused'],
  ['::7f00:1', 'refused'],
  ['64:ff9b::7f00:1', 'refused'],
  ['64:ff9b:1::a9fe:a9fe', 'refused'],
  ['2002:7f00:1::', 'refused'],
  ['2001:0:7f00:1::', 'refused'],
  ['::ffff:0:127.0.0.1', 'refused'],
  // no address at all
  ['', 'refused'],
  ['localhost', 'refused'],
  ['/var/run/postgresql', 'refused'],
];

test.each(cases)('%s is %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});

const octet = fc.integer({ min: 0, max: 255 });

test('every address of the ranges that are always refused is refused, plain or mapped', () => {
  const refused = fc.oneof(
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(0), octet, octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  );
  fc.assert(
    fc.property(refused, (octets) => {
      expect(addressRange(octets.join('.'))).toBe('refused');
      expect(addressRange(`::ffff:${octets.join('.')}`)).toBe('refused');
    }),
  );
});

test('no IPv6 address outside the global block counts as public', () => {
  const outside = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
    .filter(([first = 0]) => first < 0x2000 || first > 0x3fff);
  fc.assert(
    fc.property(outside, (groups) => {
      expect(addressRange(groups.map((group) => group.toString(16)).join(':'))).not.toBe('public');
    }),
  );
});
