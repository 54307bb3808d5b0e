import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const CAMPAIGNS = [
  { type: 'Search', level: 900, step: 190, factor: 1.5 },
  { type: 'Social', level: 500, step: 121, factor: 0.6 },
  { type: 'Display', level: 300, step: 240, factor: 1.5 },
  { type: 'Email', level: 150, step: 95, factor: 0.6 },
];

/** Clicks of every campaign on 300 days, those of some at a new level from a day on. */
async function stepsTold(steps: (type: string) => number | null): Promise<string[]> {
  const random = seeded(4);
  const rows = Array.from({ length: 300 }, (_, day) => new Date(Date.UTC(2024, 0, 1) + day * DAY).toISOString().slice(0, 10)).flatMap((date, day) =>
    CAMPAIGNS.map(({ type, level, factor }) => {
      const at = steps(type);
      return [date, type, (level * (at !== null && day >= at ? factor : 1) * (0.8 + 0.2 * (random() + random()))).toFixed(0)];
    }),
  );
  let told: string[] = [];
  await analyzeText(csvOf(['day', 'campaign_type', 'clicks'], rows), ({ document }) => {
    told = document.claims.filter(({ kind }) => kind === 'group-step').map(({ sentence }) => sentence);
  });
  return told;
} // prettier-ignore

test('groups that step each at a time of its own are each told with that time', async () => {
  const told = await stepsTold((type) => CAMPAIGNS.find((one) => one.type === type)?.step ?? null);
  // 8 July, 29 April, 26 August and 1 April 2024 begin the weeks of the steps, or those after them.
  expect(told).toHaveLength(4);
  expect(told.join('\n')).toMatch(/From the week of (?:8|15) July 2024 on, clicks for campaign type Search rise to a new level/);
  expect(told.join('\n')).toMatch(
    /From the week of (?:29 April|6 May) 2024 on, clicks for campaign type Social fall to a new level/,
  );
  expect(told.every((sentence) => sentence.endsWith('; 3 of the 3 others step as well.'))).toBe(true);
});

test('the step of one, in the middle of a week, is told of that one; what all do at once is told of none', async () => {
  const [one, ...more] = await stepsTold((type) => (type === 'Search' ? 192 : null));
  expect(one).toMatch(/clicks for campaign type Search rise to a new level: .* for the others/);
  expect(more).toEqual([]);
  const rising = CAMPAIGNS.map(({ factor }) => factor);
  CAMPAIGNS.forEach((campaign) => (campaign.factor = 1.5));
  expect(await stepsTold(() => 192)).toEqual([]);
  CAMPAIGNS.forEach((campaign, i) => (campaign.factor = rising[i] ?? 1));
});
