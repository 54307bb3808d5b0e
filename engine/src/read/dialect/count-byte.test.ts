import fc from 'fast-check';
import { ByteCounter } from './count-byte';

it('counts one byte in any piece', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0, 1, 43, 44, 45, 127, 128, 172, 255), { minLength: 8, maxLength: 3000 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(0, 44, 128, 255),
      (values, a, b, byte) => {
        const bytes = Uint8Array.from(values.slice(0, values.length & ~3));
        const [from = 0, to = 0] = [a % (bytes.length + 1), b % (bytes.length + 1)].sort((x, y) => x - y);
        const counted = new ByteCounter(bytes, byte).count(from, to);
        expect(counted).toBe(bytes.subarray(from, to).filter((value) => value === byte).length);
      },
    ),
  );
});

it('does not overflow where every byte counts', () => {
  expect(new ByteCounter(new Uint8Array(1 << 16).fill(44), 44).count(1, 1 << 16)).toBe(65_535);
});
