import { familyOf } from '../../contracts/report/insight-kind';
import { printMeasure } from '../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(120_000);

const DAY = 86_400_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const gaussian = (random: () => number) => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

test('slope and end levels of a trend are one fit, however bent the series is', async () => {
  const rows = Array.from({ length: 48 }, (_, i) => [
    `${1970 + i}-01-01`,
    (Math.exp(i / 8) * (1 + 0.3 * Math.sin(2.1 * i))).toFixed(2),
  ]);
  await analyzeText(csvOf(['date', 'price'], rows), ({ document }) => {
    const trend = document.claims.find(({ kind }) => kind === 'trend');
    const values = rows.map(([, value]) => Number(value));
    const meanOf = (part: number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
    // The middles of the first and of the last twelve years lie 36 years apart.
    expect(trend?.value).toBeCloseTo((meanOf(values.slice(-12)) - meanOf(values.slice(0, 12))) / 36, 6);
    expect(trend?.baseline).toBeCloseTo(meanOf(values.slice(0, 12)), 6);
  });
});

test('a period after an empty one has no “as many as”', async () => {
  const random = seeded(5);
  const starts = Array.from({ length: 300 }, () => Date.UTC(2024, 0, 1) + random() * 366 * DAY);
  const kept = starts.filter((at) => at < Date.UTC(2024, 10, 1) || at >= Date.UTC(2024, 11, 1));
  const rows = [...kept.map(day), '2024-12-31'].map((date) => [date, pick(random, ['a', 'b', 'c'])]);
  await analyzeText(csvOf(['date', 'kind'], rows), ({ document }) => {
    const last = document.claims.find(({ sentence }) => sentence.includes('the last complete month'));
    expect(last?.baseline).toBe(0);
    expect(last?.sentence).toMatch(/, after none in November 2024\.$/);
  });
});

const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

describe('a running total', () => {
  const random = seeded(9);
  let reached = 0;
  const rows = Array.from({ length: 730 }, (_, i) => {
    const at = Date.UTC(2022, 0, 1) + i * DAY;
    // More in summer, so that its steps have a season.
    reached += Math.round((3 + 2 * Math.sin((2 * Math.PI * i) / 365)) * 20 * random());
    return [day(at), reached, Math.round(50 + 10 * gaussian(random))];
  });

  test('has no season, peak, mean or sum, and is told from where to where it goes', async () => {
    await analyzeText(csvOf(['date', 'cases', 'warmth'], rows), ({ document: { claims } }) => {
      const own = claims.filter(({ subject }) => ['cases', 'sum(cases)'].includes(printMeasure(subject.measure)));
      expect(
        own.filter(
          ({ kind }) =>
            kind !== 'course' && ['seasonality', 'spike', 'change-point', 'outlier', 'trend'].includes(familyOf(kind)),
        ),
      ).toEqual([]);
      expect(own.filter(({ kind }) => kind === 'course').map(({ sentence }) => sentence)).toEqual([
        expect.stringMatching(/^Cases reach .+ by 31 December 2023, and grow fastest in /),
      ]);
      expect(own.map(({ sentence }) => sentence).filter((sentence) => /^(Avg|Total)|averages?/.test(sentence))).toEqual([]);
      expect(own.some(({ sentence }) => sentence.includes('read as a running total'))).toBe(true);
      expect(claims.some(({ sentence }) => sentence.startsWith('Avg warmth'))).toBe(true);
    });
  });

  test('is not what a level is that only grows', async () => {
    const levels = Array.from({ length: 120 }, (_, i) => [
      `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
      18_000 + 30 * i + (i % 7),
    ]);
    await analyzeText(csvOf(['date', 'people'], levels), ({ document: { claims } }) => {
      expect(claims.find(({ kind }) => kind === 'trend')?.subject.measure).toEqual({ op: 'mean', column: 'people' });
      expect(claims.some(({ sentence }) => sentence.startsWith('Latest people'))).toBe(true);
    });
  });
});

test('dates that the notes call impossible end no period, no text and no card', async () => {
  const random = seeded(3);
  const rows = Array.from({ length: 400 }, (_, i) => [
    i % 100 === 7 ? '2046-05-01' : day(Date.UTC(2023, 0, 1) + 730 * DAY * random()),
    pick(random, ['north', 'south']),
    Math.round(100 * random()),
  ]);
  await analyzeText(csvOf(['date', 'region', 'cost'], rows), ({ document, markdown }) => {
    expect(document.alerts.find(({ kind }) => kind === 'future-dates')?.severity).toBe('warning');
    expect(document.report.period?.[1].slice(0, 4)).toBe('2024');
    expect(markdown.split('## Data Quality')[0]).not.toContain('2046');
    expect(document.alerts.filter(({ kind, sentence }) => kind !== 'future-dates' && sentence.includes('2046'))).toEqual([]);
  });
});

test('where many dates lie ahead the column is a plan, and its period is told whole', async () => {
  const random = seeded(4);
  const rows = Array.from({ length: 300 }, () => [day(Date.UTC(2044, 0, 1) + 400 * DAY * random()), Math.round(100 * random())]);
  await analyzeText(csvOf(['date', 'cost'], rows), ({ document }) => {
    expect(document.alerts.find(({ kind }) => kind === 'future-dates')?.severity).toBe('info');
    expect(document.report.period?.[1].slice(0, 4)).toBe('2045');
  });
});

test('a card shows the median where the notes call the mean untypical', async () => {
  const random = seeded(6);
  const rows = Array.from({ length: 200 }, () => [
    pick(random, ['a', 'b']),
    Math.exp(2 * gaussian(random)).toFixed(2),
    Math.round(50 + 5 * gaussian(random)),
  ]);
  await analyzeText(csvOf(['kind', 'price', 'weight'], rows), ({ document: { claims } }) => {
    const cards = claims.filter(({ agent }) => agent === 'report-generator');
    const prices = rows.map(([, price]) => Number(price)).sort((a, b) => a - b);
    expect(cards.find(({ sentence }) => sentence.startsWith('Median price'))?.value).toBeCloseTo(
      ((prices[99] ?? 0) + (prices[100] ?? 0)) / 2,
      6,
    );
    expect(cards.some(({ sentence }) => sentence.startsWith('Avg price'))).toBe(false);
    expect(cards.some(({ sentence }) => sentence.startsWith('Avg weight'))).toBe(true);
  });
});

describe('a member that sums up the others', () => {
  const random = seeded(2);
  const years = Array.from({ length: 12 }, (_, i) => `${2010 + i}-01-01`);
  const regions = ['North', 'South', 'East', 'West'];
  const parts = years.flatMap((year) =>
    regions.map((region, r): [string, string, number] => [year, region, Math.round((r + 2) * 1000 * (1 + random()))]),
  );
  const sum = parts.reduce((all, [, , value]) => all + value, 0);
  const withTotals = (word: string) => [
    ...parts,
    ...years.map((year): [string, string, number] => [
      year,
      word,
      parts.filter(([at]) => at === year).reduce((all, [, , value]) => all + value, 0),
    ]),
  ];
  const header = ['date', 'region', 'sales'];

  test.each(['World', 'Zusammen'])(
    '%s is left out of sums, shares and rankings, by arithmetic and not by its name',
    async (word) => {
      await analyzeText(csvOf(header, withTotals(word)), ({ document }) => {
        expect(document.tables[0]?.rows).toBe(60);
        expect(document.claims.find(({ sentence }) => sentence.startsWith('Total sales'))?.value).toBe(sum);
        expect(document.claims.filter(({ member }) => member === word)).toEqual([]);
        expect(document.alerts.find(({ kind }) => kind === 'total-rows')?.sentence).toContain(
          `“${word}” that equals the sum of all others`,
        );
        expect(document.claims.find(({ sentence }) => sentence.startsWith('The table holds'))?.sentence).toContain(word);
      });
    },
  );

  test('a word alone is noted and counts like any other', async () => {
    const rows = parts.map(([year, region, value]): [string, string, number] => [
      year,
      region === 'West' ? 'All' : region,
      value,
    ]);
    await analyzeText(csvOf(header, rows), ({ document }) => {
      expect(document.claims.find(({ sentence }) => sentence.startsWith('Total sales'))?.value).toBe(sum);
      expect(document.alerts.find(({ kind }) => kind === 'total-rows')?.sentence).toContain(
        '“All”, which may stand for all others together',
      );
    });
  });

  test('where nothing sums up nothing is noted', async () => {
    await analyzeText(csvOf(header, parts), ({ document }) => {
      expect(document.alerts.filter(({ kind }) => kind === 'total-rows')).toEqual([]);
    });
  });
});

describe('what was tested is said, and nothing is denied', () => {
  test('certain but small results are counted, listed and no findings', async () => {
    const random = seeded(1);
    const rows = Array.from({ length: 4000 }, () => {
      const kind = pick(random, ['a', 'b', 'c']);
      return [kind, (100 + (kind === 'a' ? 2.2 : 0) + 10 * gaussian(random)).toFixed(3)];
    });
    await analyzeText(csvOf(['kind', 'score'], rows), ({ document, markdown }) => {
      const small = document.claims.filter((claim) => claim.small);
      expect(small.map(({ kind, subject }) => [kind, subject.breakdown, printMeasure(subject.measure)])).toEqual([
        ['group-difference', 'kind', 'score'],
      ]);
      expect(small[0]?.q).toBeLessThan(0.005);
      expect(markdown).toContain('## Small but Real');
      expect(document.tests.notes?.find(({ about }) => about === 'nothing')?.sentence).toContain(small[0]?.sentence);
      expect(document.actions).toEqual([]);
    });
  });

  test('with nothing certain the number of comparisons and what stays invisible are told', async () => {
    const random = seeded(7);
    const rows = Array.from({ length: 900 }, () => [pick(random, ['a', 'b']), (100 + 10 * gaussian(random)).toFixed(3)]);
    await analyzeText(csvOf(['kind', 'score'], rows), ({ document }) => {
      const [nothing] = document.tests.notes ?? [];
      const [, visible] = /a difference in mean score of less than ([\d.]+) between kind/.exec(nothing?.sentence ?? '') ?? [];
      expect(nothing?.sentence).toMatch(/^\d+ comparisons? were made, and no result is certain\./);
      // Two halves of 900 rows, sd 10, a few comparisons: (z of .025 / m / 2, about 2.6) + .84, times 10 · 2 / 30.
      expect(Number(visible)).toBeGreaterThan(1.8);
      expect(Number(visible)).toBeLessThan(3);
    });
  });

  test.each([
    [
      'one column',
      csvOf(
        ['temperature'],
        Array.from({ length: 60 }, (_, i) => [15 + ((i * 7) % 13)]),
      ),
      /it takes two columns to compare/,
    ],
    [
      'five rows',
      csvOf(
        ['kind', 'cost'],
        Array.from({ length: 5 }, (_, i) => [`k${i % 2}`, i * i]),
      ),
      /with 5 records, chance could make any difference/,
    ],
  ])('with %s it is said why nothing was compared', async (_, csv, words) => {
    await analyzeText(csv, ({ document }) => {
      expect(document.tests.run).toBe(0);
      expect(document.tests.notes?.map(({ sentence }) => sentence).join(' ')).toMatch(words);
    });
  });
});
