import { testTitles } from './test-titles';

const ROW = /^\| (\d+\.\d+) \| (.*) \| (.*) \| (.*) \|$/;
const FILE = /`([^`]+)`/g;
const TEST = /^`([^`]+)` › (.+)$/;

/** The text of a file of the repository, or null where there is none. */
export type ReadFile = (path: string) => string | null;

interface Statement {
  id: string;
  files: string[];
  tests: string[];
}

/** The rows of every table of statements: number, statement, where it is built, the tests that prove it. */
export const statementsOf = (markdown: string): Statement[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, , files = '', tests = ''] = ROW.exec(line) ?? [];
    if (id === undefined) return [];
    return [
      {
        id,
        files: [...files.matchAll(FILE)].map((match) => match[1] ?? ''),
        tests: tests.split('<br>').filter((test) => test.trim() !== ''),
      },
    ];
  });

/** What is wrong with the statements: a number twice, a file or a test that does not exist, a row without one of them. */
export function brokenStatements(statements: readonly Statement[], read: ReadFile): string[] {
  const known = new Map<string, string[] | null>();
  const titlesOf = (path: string): string[] | null => {
    if (!known.has(path)) {
      const source = read(path);
      known.set(path, source === null ? null : testTitles(source, path.endsWith('x')));
    }
    return known.get(path) ?? null;
  };
  const proof = (test: string): string[] => {
    const [, path = '', title = ''] = TEST.exec(test) ?? [];
    if (path === '') return [`cannot be read: ${test}`];
    const titles = titlesOf(path);
    if (titles === null) return [`no such test file: ${path}`];
    return titles.includes(title) ? [] : [`no such test in ${path}: ${title}`];
  };
  return statements.flatMap(({ id, files, tests }, place) => [
    ...(statements.findIndex((other) => other.id === id) === place ? [] : [`${id}: the number is taken`]),
    ...(files.length > 0 ? [] : [`${id}: says not where it is built`]),
    ...(tests.length > 0 ? [] : [`${id}: has no test`]),
    ...files.filter((path) => read(path) === null).map((path) => `${id}: no such file: ${path}`),
    ...tests.flatMap(proof).map((problem) => `${id}: ${problem}`),
  ]);
}
