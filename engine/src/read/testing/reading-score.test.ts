import { usualOrAll } from '../../testing/usual-or-all';
import { readingCorpus, type BentFile } from './reading-corpus';
import { scoreReading } from './reading-score';

/** Every second or tenth file, so that each bend meets several tables. */
const STEP = usualOrAll(10, 2);

function* subset(files: Iterable<BentFile>): Generator<BentFile> {
  let i = 0;
  for (const file of files) if (i++ % STEP === 0) yield file;
}

test('at least 98 of 100 cells and records come back from bent tables, and 97 of their dialects', async () => {
  const { files, records, cells, dialects } = await scoreReading(subset(readingCorpus(20, 150)));
  expect(files).toBeGreaterThan(500 / STEP);
  expect(records).toBeGreaterThanOrEqual(98);
  expect(cells).toBeGreaterThanOrEqual(98);
  expect(dialects).toBeGreaterThanOrEqual(0.97);
}, 120_000);
