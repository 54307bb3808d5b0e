import type { Row } from '../duckdb/cell';
import type { Saying } from './finding';
import { wordsHeld } from './words-held';

const ahead = {
  firstRows: (queries: readonly string[]): Promise<(Row | null)[]> =>
    Promise.resolve(queries.map((query) => (query === 'none' ? null : { value: query === 'true' ? true : query === 'one' ? 1 : false }))),
}; // prettier-ignore
const highest = (sql: string) => ({ says: 'highest' as const, sql });
const saying = (changes: Partial<Saying> = {}): Saying => ({ sentence: 'Cost averages 4, the highest.', ...changes });

test.each<[string, Saying | null, Saying | null]>([
  ['without any word', saying(), saying()],
  ['nothing', null, null],
  [
    'with a word that holds',
    saying({ words: [highest('true')], without: 'x' }),
    saying({ words: [highest('true')], without: 'x' }),
  ],
  ['with one of two that does not', saying({ words: [highest('true'), highest('false')] }), null],
  ['with a word that nothing answers', saying({ words: [highest('none')] }), null],
  ['with a word that a number answers', saying({ words: [highest('one')] }), null],
  [
    'with a word that it can do without',
    saying({ words: [highest('false')], without: 'Cost averages 4.', n: 3 }),
    { sentence: 'Cost averages 4.', n: 3 },
  ],
])('of a saying %s', async (_, given, left) => expect(await wordsHeld(ahead, [given])).toEqual([left]));
