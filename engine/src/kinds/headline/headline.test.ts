import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

const month = (i: number) => new Date(Date.UTC(2006, i, 1)).toISOString().slice(0, 10);
const sentences = async (csv: string): Promise<string> => {
  let text = '';
  await analyzeText(csv, ({ document, markdown }) => {
    text = `${document.claims.map(({ sentence }) => sentence).join('\n')}\n${markdown}`;
  });
  return text;
};

test('a level that stands from one reading to the next is never summed, a flow is', async () => {
  const random = seeded(4);
  let staff = 1000;
  const rows = Array.from({ length: 96 }, (_, i) => [month(i), Math.round((staff += random() * 10)), (random() * 50).toFixed(1)]);
  const text = await sentences(csvOf(['month', 'employees', 'rainfall'], rows));
  expect(text).not.toContain('Total employees');
  expect(text).toMatch(/Employees average .*\./);
  expect(text).not.toMatch(/Employees average [^\n]*in all/);
  expect(text).toMatch(/Rainfall averages [^\n]*; in all/);
});

test('values that are nearly all the same are not given a range of nothing', async () => {
  const rows = Array.from({ length: 200 }, (_, i) => [`${i % 40 === 0 ? 1000 + i : 0}`, ['x', 'y', 'z'][i % 3] ?? '']);
  const text = await sentences(csvOf(['repair_cost', 'kind'], rows));
  expect(text).toMatch(/at least four in five of the values are exactly (?:\$|€)?0/);
});
