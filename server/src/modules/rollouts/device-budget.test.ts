import { networkOf } from '../../network/network-of';
import { DeviceBudget } from './device-budget';

test('a network speaks for so many devices an hour, each as often as it likes', () => {
  let now = 0;
  const budget = new DeviceBudget(2, () => now);
  const admits = (address: string, device: string) => budget.admits(address, device);
  expect([admits('10.0.0.1', 'a'), admits('10.0.0.1', 'b'), admits('10.0.0.1', 'c')]).toEqual([true, true, false]);
  expect([admits('10.0.0.1', 'a'), admits('10.0.0.2', 'c')]).toEqual([true, true]);
  now += 3_600_000;
  expect([admits('10.0.0.1', 'c'), admits('10.0.0.1', 'd'), admits('10.0.0.1', 'a')]).toEqual([true, true, false]);
});

test('one subscriber is one network', () => {
  expect(networkOf('::ffff:10.0.0.1')).toBe(networkOf('10.0.0.1'));
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff::9'));
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('nonsense')).toBe('unknown');
});
