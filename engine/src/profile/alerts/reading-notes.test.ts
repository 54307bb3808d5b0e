import { openBench, type Bench } from '../../read/testing/temporary-file';
import { readingAlerts } from './reading-alerts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const rows = (cells: (i: number) => string) => Array.from({ length: 9 }, (_, i) => cells(i)).join('\n');

test.each([
  [
    'an offset from UTC',
    `at,n\n${rows((i) => `2024-01-0${i + 1}T10:00:00${i % 2 ? '+02:00' : 'Z'},${i}`)}\n`,
    'The times of “at” carry their time zone (“+02:00” and “Z”); this report tells them in UTC.',
  ],
  [
    'an abbreviation',
    `at,n\n${rows((i) => `2024-01-0${i + 1} 10:00 CET,${i}`)}\n`,
    'The times of “at” are those of “CET”; this report tells them as they are written.',
  ],
  [
    'a wrong line for the delimiter',
    `sep=;\nat,n\n${rows((i) => `2024-01-0${i + 1},${i}`)}\n`,
    'Line 1 names another delimiter than the rows have; the file was read by its rows.',
  ],
  [
    'a question to a database',
    `SELECT *\nFROM t;\nat,n\n${rows((i) => `2024-01-0${i + 1},${i}`)}\n`,
    'Lines 1–2 hold a question to a database and no data.',
  ],
  [
    'several sums',
    `at,n,m\n${rows((i) => `2024-01-0${i + 1},${i},${i}`)}\nSubtotal,36,36\nTotal,36,36\n`,
    'Lines 12, 11 sum up the rows above and were not read as data.',
  ],
])('tells of %s', async (_, text, sentence) => {
  expect(readingAlerts(await bench.load(text)).map((alert) => alert.sentence)).toContain(sentence);
});
