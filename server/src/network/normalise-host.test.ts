import { isIP } from 'node:net';
import fc from 'fast-check';
import { normaliseHost } from './normalise-host';

test.each([
  ['db.example.com', 'db.example.com'],
  ['  DB.Example.COM  ', 'db.example.com'],
  ['db.example.com.', 'db.example.com'],
  ['my_db-1.internal', 'my_db-1.internal'],
  ['localhost', 'localhost'],
  ['postgres', 'postgres'],
  ['1.db.example', '1.db.example'],
  ['10.1.2.3', '10.1.2.3'],
  ['::1', '::1'],
  ['[::1]', '::1'],
  ['2A00:1450:4001:081d:0000:0000:0000:200E', '2a00:1450:4001:81d::200e'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%j is read as %s', (input, host) => {
  expect(normaliseHost(input)).toBe(host);
});

test.each([
  '',
  ' ',
  '.',
  '..',
  '/var/run/postgresql',
  '/tmp',
  '\\\\server\\pipe',
  '@abstract',
  'host:5432',
  '127.0.0.1:5432',
  'user@host',
  'postgres://host/db',
  'host/db',
  'host?sslmode=disable',
  'host#x',
  'host name',
  'host,other',
  'host\u0000',
  'a..b',
  '-a.example',
  'a-.example',
  '%31%32%37.0.0.1',
  'fe80::1%eth0',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '017700000001',
  '0177.0.0.1',
  '127.1',
  '127.0.1',
  '127.0.0.1.',
  '127.0.0.01',
  '1.2.3.4.5',
  '0',
  '0x',
  'example.0x7f',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  'ex\u00adample.\u2100',
  'a'.repeat(64),
  `${'a.'.repeat(130)}com`,
  'x'.repeat(100_000),
])('%j is refused', (input) => {
  expect(normaliseHost(input)).toBeNull();
});

test('no spelling of an IPv4 address but the plain one is taken', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const part = (value: number) =>
    fc.constantFrom(String(value), `0x${value.toString(16)}`, `0${value.toString(8)}`, `00${value}`, `0X${value.toString(16)}`);
  const spelling = fc
    .tuple(octet, octet, octet, octet)
    .chain(([a, b, c, d]) =>
      fc.oneof(
        fc.tuple(part(a), part(b), part(c), part(d)),
        fc.tuple(part(a), part(b), part(c * 256 + d)),
        fc.tuple(part(a), part(b * 65536 + c * 256 + d)),
        fc.tuple(part(((a * 256 + b) * 256 + c) * 256 + d)),
      ),
    );
  fc.assert(
    fc.property(spelling, (parts) => {
      const text = parts.join('.');
      const plain = parts.length === 4 && parts.every((each) => /^(0|[1-9]\d*)$/.test(each));
      expect(normaliseHost(text)).toBe(plain ? text : null);
    }),
    { numRuns: 500 },
  );
});

test('what comes out is an address or a name that no resolver takes for an address, and stays as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.ipV4Extended(), fc.ipV6(), fc.domain(), fc.webAuthority()),
      (text) => {
        const host = normaliseHost(text);
        if (host === null) return;
        expect(normaliseHost(host)).toBe(host);
        if (isIP(host) === 0) expect(new URL(`http://${host}`).hostname).toBe(host);
      },
    ),
    { numRuns: 1000 },
  );
});
