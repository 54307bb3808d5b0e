import { MadeTable } from '../understand/testing/made-table';
import { analyzeText } from '../testing/analyze-text';
import { randomFrom } from '../stats/distributions/random';

const two = (n: number): string => String(n % 100).padStart(2, '0');
/** How years, terms and quarters are called, from a first one on. */
const CALLED: Record<string, (at: number) => string> = {
  'shared years': (at) => `${2019 + at}/${two(20 + at)}`,
  'shared years in full': (at) => `${2019 + at}/${2020 + at}`,
  'school years': (at) => `SY${two(19 + at)}-${two(20 + at)}`,
  seasons: (at) => `Saison ${two(19 + at)}/${two(20 + at)}`,
  'fiscal years': (at) => `FY${two(19 + at)}`,
  'fiscal quarters': (at) => `Q${1 + (at % 4)} FY${two(21 + Math.floor(at / 4))}`,
  semesters: (at) => (at % 2 === 0 ? `SS ${two(20 + at / 2)}` : `WS ${two(20 + (at - 1) / 2)}/${two(21 + (at - 1) / 2)}`),
  terms: (at) => `${2020 + Math.floor(at / 3)}-T${1 + (at % 3)}`,
  'terms by name': (at) => `${['Spring', 'Fall'][at % 2] ?? ''} ${2019 + Math.floor(at / 2)}`,
};
/** What a period is called by the calendar: `2021`, `Q3 2021`, `July 2021`, `2021-Q3`. */
const BY_CALENDAR =
  /(?:Q[1-4] |(?:January|April|May|July|September|October|Jan|Apr|May|Jul|Sep|Oct) |\| )20(?:19|2\d)(?:-Q[1-4]|-\d\d)?(?=[\s,.:;–)]|$)/gm;

/** Rows of some sites that change over a few periods, as a panel or with several rows a site. */
function made(called: (at: number) => string, seed: number) {
  const random = randomFrom(seed);
  const periods = 4 + Math.floor(5 * random());
  const [sites, each] = [4 + Math.floor(8 * random()), random() < 0.5 ? 1 : 6];
  const table = new MadeTable(periods * sites * each, seed);
  const at = (row: number) => Math.floor(row / (sites * each));
  const rise = 30 * random() - 10;
  table
    .add('site', (row) => `Site ${String.fromCharCode(65 + (row % sites))}`)
    .add('term', (row) => called(at(row)))
    .add('students', (row) => Math.round(100 + rise * at(row) + 6 * table.normal() + 10 * (row % sites)))
    .add('score', (row) => Number((60 + 4 * Math.sin(at(row)) + 3 * table.normal()).toFixed(1)));
  return { csv: table.csv(), labels: Array.from({ length: periods }, (_, period) => called(period)) };
}

test.each(Object.entries(CALLED))('%s are told as they stand in the file, in sentences and at axes', async (_, called) => {
  const { csv, labels } = made(called, 2);
  await analyzeText(csv, ({ markdown, document }) => {
    expect([...markdown.matchAll(BY_CALENDAR)].map(([text]) => text)).toEqual([]);
    expect(markdown).toContain(`from ${labels[0]} to ${labels.at(-1)}`);
    const axes = document.charts.flatMap(({ x }) => (x.type === 'time' ? [(x.names ?? []).map(([, name]) => name)] : []));
    for (const names of axes) expect([[], labels]).toContainEqual(names);
  });
});
