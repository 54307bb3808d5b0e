import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { addressRange } from './address-range';
import type { NetworkPolicy } from './network-policy';
import { resolveTarget, TargetRefused, type Resolver } from './resolve-target';

const open: NetworkPolicy = { allowPrivate: true, allowLoopback: true, ownDatabases: [] };
const strict: NetworkPolicy = { allowPrivate: false, allowLoopback: false, ownDatabases: [] };
const answering =
  (...addresses: string[]): Resolver =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
const resolve = (host: string, policy: NetworkPolicy, resolver = answering(), port = 5432) =>
  resolveTarget({ host, port }, policy, resolver);

test('a public name resolves to its checked addresses', async () => {
  const target = await resolve('DB.example.com', strict, answering('8.8.4.4', '2a00:1450::1'));
  expect(target).toEqual({
    host: 'db.example.com',
    port: 5432,
    addresses: [
      { address: '8.8.4.4', family: 4 },
      { address: '2a00:1450::1', family: 6 },
    ],
  });
});

test.each(['10.0.0.5', '127.0.0.1', 'fd12::1', '::1'])('%s follows the setting', async (address) => {
  expect((await resolve(address, open)).addresses[0].address).toBe(address);
  await expect(resolve(address, strict)).rejects.toThrow(TargetRefused);
  await expect(resolve('db.example.com', strict, answering(address))).rejects.toThrow(TargetRefused);
});

test('private and loopback are two settings', async () => {
  await expect(resolve('127.0.0.1', { ...strict, allowPrivate: true })).rejects.toThrow(TargetRefused);
  await expect(resolve('10.0.0.1', { ...strict, allowLoopback: true })).rejects.toThrow(TargetRefused);
});

test.each([
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::ffff:127.0.0.1',
  'fd00:ec2::254',
  '2130706433',
  '/tmp',
])('%s is refused even by the open policy', async (host) => {
  await expect(resolve(host, open)).rejects.toThrow(TargetRefused);
});

test('every refusal has the same text, and so has a name that does not exist', async () => {
  const missing: Resolver = () =>
    Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), { code: 'ENOTFOUND' }));
  const failures = [
    resolve('169.254.169.254', open),
    resolve('/tmp', open),
    resolve('nowhere.invalid', open, missing),
    resolve('a.example', open),
  ];
  const texts = await Promise.all(failures.map((failure) => failure.then(String, (error: unknown) => (error as Error).message)));
  expect(new Set(texts)).toEqual(new Set(['The address cannot be reached.']));
});

test('one refused address among several refuses the host, wherever it stands', async () => {
  const good = fc.constantFrom('8.8.8.8', '1.1.1.1', '2a00:1450::1');
  const bad = fc.constantFrom('169.254.169.254', '10.0.0.1', '127.0.0.1', '::', 'fe80::1', '64:ff9b::a00:1');
  await fc.assert(
    fc.asyncProperty(fc.array(good, { maxLength: 4 }), bad, fc.array(good, { maxLength: 4 }), async (before, wrong, after) => {
      await expect(resolve('db.example.com', strict, answering(...before, wrong, ...after))).rejects.toThrow(TargetRefused);
    }),
  );
});

test('whatever a resolver says, only addresses that the policy allows come out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 3 }), async (addresses) => {
      const target = await resolve('db.example.com', strict, answering(...addresses)).catch(() => null);
      for (const { address } of target?.addresses ?? []) expect(addressRange(address)).toBe('public');
    }),
  );
});

describe('the own database', () => {
  const own = (host: string, port = 5432): NetworkPolicy => ({ ...open, ownDatabases: [{ host, port }] });

  test.each(['localhost', '127.0.0.1', '::1', '127.0.0.2'])('under %s is refused when it listens on loopback', async (host) => {
    const loopback = answering('::1', '127.0.0.1');
    await expect(resolve(host, own('localhost'), loopback)).rejects.toThrow(TargetRefused);
    await expect(resolve(host, own('/var/run/postgresql'), loopback)).rejects.toThrow(TargetRefused);
    await expect(resolve(host, own('localhost'), loopback, 5433)).resolves.toBeTruthy();
  });

  test('is refused under the addresses of this machine', async () => {
    const outward = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    const address = outward?.address ?? '127.0.0.1';
    await expect(resolve(address, own('127.0.0.1'))).rejects.toThrow(TargetRefused);
    await expect(resolve('127.0.0.1', own(address))).rejects.toThrow(TargetRefused);
  });

  test('is refused under another name for its address, and its neighbours are not', async () => {
    const policy = own('db.internal');
    const resolver: Resolver = (host) => answering(host === 'neighbour.internal' ? '10.0.0.6' : '10.0.0.5')(host);
    await expect(resolve('alias.internal', policy, resolver)).rejects.toThrow(TargetRefused);
    await expect(resolve('10.0.0.5', policy, resolver)).rejects.toThrow(TargetRefused);
    await expect(resolve('neighbour.internal', policy, resolver)).resolves.toBeTruthy();
  });
});

test('the system resolver finds localhost', async () => {
  const target = await resolveTarget({ host: 'localhost', port: 80 }, open);
  expect(target.addresses.every(({ address }) => addressRange(address) === 'loopback')).toBe(true);
});
