import { csvOf } from '../../kinds/made-up-rows';
import { modelOf } from '../testing/model-of';

const WORDS = ['pump', 'roof', 'door', 'lamp', 'stair', 'wall', 'pipe', 'lock', 'bell', 'gate'];
const word = (i: number) => WORDS[i % 10] ?? '';

const roleOf = async (write: (i: number) => string) => {
  const rows = Array.from({ length: 120 }, (_, i) => [write(i), ['North', 'South'][i % 2] ?? '', 10 + ((i * 7) % 13)]);
  return (await modelOf(csvOf(['remark', 'desk', 'cost'], rows))).columns[0]?.role;
};

test('short sentences that are all different are texts, and no names', async () =>
  expect(await roleOf((i) => `The ${word(i)} and the ${word(3 * i + 1)} need a look (${i})`)).toBe('text'));

test.each([
  ['titles', (i: number) => `Return of the ${word(i)} ${i}`],
  ['addresses', (i: number) => `${i + 1} ${word(i)} Street ${word(7 * i + 3)} Town`],
])('%s name what they stand for', async (_, write) => expect(await roleOf(write)).toBe('identifier'));
