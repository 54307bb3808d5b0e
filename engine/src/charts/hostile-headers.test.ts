import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(120_000);

/** Rejections by team, and a cost that one team has more of: the same table under any header. */
const table = (result: string, cost: string) => {
  const random = seeded(4);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from({ length: 600 }, (_, i) => {
    const team = ['North', 'South', 'West'][i % 3] ?? '';
    const outcome = random() < (team === 'West' ? 0.6 : 0.15) ? 'rejected' : 'accepted';
    return [team, outcome, (50 + (team === 'South' ? 30 : 0) + 10 * random()).toFixed(2)];
  });
  return csvOf(['team', quoted(result), quoted(cost)], rows);
};

const chartsOf = async (result: string, cost: string): Promise<string[]> => {
  const drawn: string[] = [];
  await analyzeText(table(result, cost), ({ document: { claims, charts } }) => {
    for (const claim of claims) {
      const chart = charts.find(({ id }) => id === claim.chart);
      if (chart) drawn.push(`${claim.kind} ${String(claim.member)} ${chart.type}`);
    }
  });
  return drawn;
};

test.each([
  ['result=final', 'cost (EUR)=x'],
  ['result: final', 'sum(cost), "net"'],
  ['result (a,b)', 'cost)=('],
])('headers %j and %j lose no chart', async (result, cost) => {
  const plain = await chartsOf('result final', 'cost x');
  expect(plain).toContainEqual(expect.stringMatching(/^outlying-rate West/));
  expect(await chartsOf(result, cost)).toEqual(plain);
});
