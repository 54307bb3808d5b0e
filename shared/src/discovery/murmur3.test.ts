import { murmur3 } from './murmur3';

// Reference values of MurmurHash3_x86_32: Austin Appleby's smhasher and the table in Wikipedia's "MurmurHash".
test.each([
  ['', 0, 0],
  ['', 1, 0x514e28b7],
  ['', 0xffffffff, 0x81f16f39],
  ['test', 0, 0xba6bd213],
  ['test', 0x9747b28c, 0x704b81dc],
  ['Hello, world!', 0, 0xc0363e43],
  ['Hello, world!', 0x9747b28c, 0x24884cba],
  ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
  ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ['aaa', 0x9747b28c, 0x283e0130],
  ['ππππππππ', 0x9747b28c, 0xd58063c1],
])('murmur3(%j, %i)', (text, seed, expected) => expect(murmur3(text, seed)).toBe(expected));
