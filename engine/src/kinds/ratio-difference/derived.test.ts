import { familyOf } from '../../contracts/report/insight-kind';
import { parseMeasure, printMeasure, sameMeasure } from '../../contracts/report/measure';
import type { Claim } from '../../contracts/report/claim';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(120_000);

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const of = (claims: readonly Claim[], kind: Claim['kind'], measure: string, member: string) =>
  claims.find(
    (claim) =>
      familyOf(claim.kind) === kind && sameMeasure(claim.subject.measure, parseMeasure(measure)) && claim.member === member,
  );

test('a nurse of one clinic has more visits than one of the others', async () => {
  // Ten nurses a clinic: 4 visits each, in the third clinic 12 each.
  const rows = ['Amber', 'Birch', 'Cedar'].flatMap((clinic, c) =>
    Array.from({ length: 10 }, (_, n) =>
      Array.from({ length: (c === 2 ? 12 : 4) + (n % 3) - 1 }, (_unused, v) => [
        `N${c}${n}`,
        clinic,
        ['home', 'ward'][v % 2] ?? '',
      ]),
    ).flat(),
  );
  await analyzeText(csvOf(['nurse', 'clinic', 'place_of_visit'], rows), async ({ document, storePath }) => {
    const claim = of(document.claims, 'group-difference', 'rows_per(nurse)', 'Cedar');
    const perNurse = (clinic?: string) => {
      const own = rows.filter((row) => clinic === undefined || row[1] === clinic);
      return own.length / new Set(own.map(([nurse]) => nurse)).size;
    };
    expect(claim?.value).toBeCloseTo(perNurse('Cedar'), 9);
    expect(claim?.baseline).toBeCloseTo(perNurse(), 9);
    expect(claim?.sentence).toMatch(
      /^With clinic Cedar there are 11\.9 records for each nurse, .*: 6\d(?:\.\d)?% of all records and 33\.3% of all values of nurse \(10\)\.$/,
    );
    expect(document.charts.some((chart) => chart.id === claim?.chart)).toBe(true);
    const outcomes = await verifyClaims(document, storePath);
    expect(outcomes.every(({ outcome }) => outcome === 'same')).toBe(true);
  });
});

test('the part that one sum is of another differs between groups', async () => {
  const random = seeded(4);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const used = 100 + Math.floor(900 * random());
    const lost = Math.round(used * (i % 4 === 0 ? 0.3 : 0.1) * (0.8 + 0.4 * random()));
    return [['Kiln', 'Press', 'Lathe', 'Saw'][i % 4] ?? '', used, lost];
  });
  await analyzeText(csvOf(['station', 'material used (kg)', 'material lost (kg)'], rows), ({ document }) => {
    const claim = of(document.claims, 'group-difference', 'ratio(material lost (kg),material used (kg))', 'Kiln');
    const ratio = (station?: string) => {
      const own = rows.filter((row) => station === undefined || row[0] === station);
      return own.reduce((sum, row) => sum + Number(row[2]), 0) / own.reduce((sum, row) => sum + Number(row[1]), 0);
    };
    expect(claim?.value).toBeCloseTo(ratio('Kiln'), 9);
    expect(claim?.baseline).toBeCloseTo(ratio(), 9);
    const [low = 1, high = 0] = claim?.confidence ?? [];
    expect(low).toBeLessThan(ratio('Kiln'));
    expect(high).toBeGreaterThan(ratio('Kiln'));
    expect(high - low).toBeLessThan(0.04);
  });
});

describe('what drives a change of a mean', () => {
  const START = Date.UTC(2023, 0, 1);
  /** A year of calls; in December something changes, as `wait` and `kind` say. */
  const calls = (
    kind: (december: boolean, random: () => number) => string,
    wait: (december: boolean, kind: string) => number,
  ) => {
    const random = seeded(8);
    return Array.from({ length: 3000 }, () => {
      const day = Math.floor(365 * random());
      const december = day >= 334;
      const own = kind(december, random);
      return [
        iso(START + day * 86_400_000),
        own,
        ['day', 'night'][Math.floor(2 * random())] ?? '',
        (wait(december, own) * (0.7 + 0.6 * random())).toFixed(2),
      ];
    });
  };
  const monthOf = (rows: string[][], month: string) => rows.filter(([day]) => day?.startsWith(month));
  const mean = (rows: string[][]) => rows.reduce((sum, row) => sum + Number(row[3]), 0) / rows.length;

  test('more of a slow kind: mix', async () => {
    const rows = calls(
      (december, random) => (random() < (december ? 0.6 : 0.2) ? 'fault' : 'question'),
      (_, kind) => (kind === 'fault' ? 40 : 10),
    );
    await analyzeText(
      csvOf(['called on', 'kind of call', 'shift', 'minutes to answer'], rows),
      async ({ document, storePath }) => {
        const claim = document.claims.find(
          ({ kind, subject }) => familyOf(kind) === 'driver' && printMeasure(subject.measure) === 'minutes to answer',
        );
        expect(claim?.subject.breakdown).toBe('kind of call');
        const [was, is] = [monthOf(rows, '2023-11'), monthOf(rows, '2023-12')];
        const part = (label: string) => {
          const own = (list: typeof rows) => list.filter((row) => row[1] === label);
          const [s0, s1] = [own(was).length / was.length, own(is).length / is.length];
          const [m0, m1] = [mean(own(was)), mean(own(is))];
          return (
            ((s1 - s0) * ((m0 + m1) / 2 - (mean(was) + mean(is)) / 2) + ((m1 - m0) * (s0 + s1)) / 2) / (mean(is) - mean(was))
          );
        };
        expect(claim?.value).toBeCloseTo(part(claim?.member ?? ''), 9);
        expect(part('fault') + part('question')).toBeCloseTo(1, 9);
        expect(claim?.sentence).toContain('their share of all records goes from');
        expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
      },
    );
  });

  test('one kind has become slower: its step says more than whose change it was', async () => {
    const rows = calls(
      (_, random) => ['fault', 'question', 'order', 'praise'][Math.floor(4 * random())] ?? '',
      (december, kind) => (december && kind === 'order' ? 45 : 15),
    );
    await analyzeText(csvOf(['called on', 'kind of call', 'shift', 'minutes to answer'], rows), ({ document }) => {
      expect(document.claims.find(({ kind }) => kind === 'group-step')?.sentence).toMatch(
        /^From about \d December 2023 on, .* call order rise to a new level/,
      );
      expect(document.claims.filter(({ kind }) => familyOf(kind) === 'driver')).toEqual([]);
      const spike = document.claims.find(
        ({ kind, subject }) => familyOf(kind) === 'spike' && printMeasure(subject.measure) === 'minutes to answer',
      );
      expect(spike?.member).toBe('2023-12');
      expect(spike?.value).toBeCloseTo(mean(monthOf(rows, '2023-12').filter((row) => row[1] === 'order')), 9);
    });
  });

  test('nothing changes: nothing drives', async () => {
    const rows = calls(
      (_, random) => ['fault', 'question', 'order', 'praise'][Math.floor(4 * random())] ?? '',
      () => 15,
    );
    await analyzeText(csvOf(['called on', 'kind of call', 'shift', 'minutes to answer'], rows), ({ document }) => {
      expect(document.claims.filter(({ kind }) => familyOf(kind) === 'driver' || familyOf(kind) === 'spike')).toEqual([]);
    });
  });
});
