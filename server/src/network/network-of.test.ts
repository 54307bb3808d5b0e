import { testApp } from '../testing/test-app';
import { bareAddress, networkOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
  ['_hidden:1', '_hidden:1'],
  ['', ''],
])('%s is the address %s', (entry, address) => expect(bareAddress(entry)).toBe(address));

test('a network is an IPv4 address or 64 bits of IPv6, however it is written', () => {
  expect(new Set(['203.0.113.7', '203.0.113.7:1', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:9'].map(networkOf)).size).toBe(1);
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
  expect(new Set(['2001:db8:1:2::1', '[2001:db8:1:2:ffff::9]:1'].map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

/** What two callers of a call that is limited to one a minute say of where they come from, and whether they are one. */
const CALLERS: [proxies: string, callers: [first: string, second: string, same: boolean][]][] = [
  ['false', [['203.0.113.7', '203.0.113.8', true]]],
  [
    'true',
    [
      ['203.0.113.1', '203.0.113.2', false],
      ['203.0.113.3:1000', '203.0.113.3:2000', true],
      ['[2001:db8::1]:1000', '[2001:db8::2]:2000', true],
      ['claimed, 203.0.113.4', 'other claim, 203.0.113.4', true],
    ],
  ],
  [
    '2',
    [
      ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1', false],
      ['1.1.1.1, 203.0.113.3:5, 192.0.2.1', '2.2.2.2, 203.0.113.3:6, 192.0.2.2', true],
    ],
  ],
];

test.each(CALLERS)(
  'behind proxies (%s), callers are who the outermost has seen',
  async (TRUST_PROXY, callers) => {
    const hub = await testApp({ AUTH_RATE_LIMIT: '1', TRUST_PROXY });
    const forgot = async (forwarded: string) => {
      const answer = await hub.app.inject({
        method: 'POST',
        url: '/api/users/password/forgot',
        payload: { email: 'a@b.example' },
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
      });
      return answer.statusCode;
    };
    for (const [first, second, same] of callers) {
      expect([await forgot(first), await forgot(second)]).toEqual([202, same ? 429 : 202]);
    }
    await hub.stop();
  },
  60_000,
);
