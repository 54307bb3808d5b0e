import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { INSIGHT_KINDS } from '../src/contracts/report/insight-kind';
import { camel, kindTables } from './kind-tables';

const run = promisify(execFile);
const engine = join(__dirname, '..');
const root = join(engine, '..');

jest.setTimeout(240_000);

/** Facets of a kind as its folder has them. */
const FACETS: Record<string, string> = {
  mine: `mine: ({ frame }) => [
    {
      kind: KIND,
      subject: { filter: [], breakdown: null, measure: COUNT },
      member: null,
      direction: 'none',
      unit: null,
      n: frame.n,
      effect: null,
      strength: 0.5,
      impact: 1,
      tests: [],
      expected: frame.n,
      sql: \`SELECT count(*) AS value FROM \${frame.table.relation}\`,
      told: { rows: frame.n },
      topics: [KIND],
    },
  ],`,
  say: 'say: ({ told }) => ({ sentence: `The new kind has counted ${told.rows} rows.` }),',
  prune: 'prune: never,',
  chart: 'chart: none,',
  advise: 'advise: none,',
  rows: "rows: 'subject',",
  standing: 'standing: STANDING,',
};
const PLANT = "export { plant } from '../headline/plant';\n";

const folderOf = (
  kind: string,
  name: string,
  without?: string,
): string => `import { COUNT } from '../../contracts/report/measure';
import { never, none, STANDING, type KindSpec } from '../kind-spec';

const KIND = '${kind}';
export const unused = [COUNT, never, none, STANDING, KIND];
export const ${name}: KindSpec<{ rows: number }> = {
  ${Object.entries(FACETS)
    .filter(([facet]) => facet !== without)
    .map(([, text]) => text)
    .join('\n  ')}
};
`;

/** Text of every file of a folder, by its path. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const compile = async (folder: string): Promise<string> =>
  run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder]).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );

const writeTables = (src: string) =>
  run(process.execPath, ['--import', 'tsx', join(__dirname, 'write-kinds.ts'), src], { cwd: engine });

/** The compiler's settings for some files, and what they import. */
const writeConfig = (folder: string, files: string[]): void =>
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2023', 'DOM'], types: ['node'] },
      files,
    }),
  );

/** Leaves of a kind what others see of it. */
function declareKind(folder: string, kind: string): void {
  const own = join(folder, 'src/kinds', kind);
  writeFileSync(
    join(own, 'index.ts'),
    `import type { KindSpec } from '../kind-spec';\nexport declare const ${camel(kind)}: KindSpec;\n`,
  );
  writeFileSync(join(own, 'plant.ts'), `import type { Plant } from '../planting';\nexport declare const plant: Plant;\n`);
}

/** A copy of the engine's sources without their tests, for the test to add kinds to. */
function copyOfTheEngine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hub-kinds-'));
  cpSync(join(engine, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  symlinkSync(join(engine, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
}

function addKind(folder: string, kind: string, name: string, without?: string): void {
  const list = join(folder, 'src/contracts/report/insight-kind.ts');
  const last = "  'segment-terms': 'terms',\n";
  writeFileSync(list, readFileSync(list, 'utf8').replace(last, `${last}  '${kind}': 'dominance',\n`));
  const own = join(folder, 'src/kinds', kind);
  mkdirSync(own);
  writeFileSync(join(own, 'index.ts'), folderOf(kind, name, without));
  if (without !== 'plant') writeFileSync(join(own, 'plant.ts'), PLANT);
}

test('the tables of kinds are what the list of their names says', () => {
  for (const [file, text] of Object.entries(kindTables(INSIGHT_KINDS)))
    expect(readFileSync(join(engine, 'src/kinds', file), 'utf8')).toBe(text);
});

test('the page for who adds a kind names every facet', () => {
  const page = readFileSync(join(engine, 'README.md'), 'utf8');
  expect([...Object.keys(FACETS), 'plant'].filter((facet) => !page.includes(`\`${facet}\``))).toEqual([]);
});

describe('a copy of the engine', () => {
  let folder: string;
  beforeAll(() => {
    folder = copyOfTheEngine();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a new kind is one folder and one line: the rest is written from them, and it is told', async () => {
    const before = filesOf(join(folder, 'src'));
    addKind(folder, 'team-count', 'teamCount');
    await writeTables(join(folder, 'src'));
    const after = filesOf(join(folder, 'src'));
    const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path.slice(folder.length + 5));
    expect(changed.sort()).toEqual([
      'contracts/report/insight-kind.ts',
      'kinds/index.ts',
      'kinds/plants.ts',
      'kinds/team-count/index.ts',
      'kinds/team-count/plant.ts',
    ]);
    writeFileSync(
      join(folder, 'use.ts'),
      `import { analyze } from './src/analyze';
      const { document } = await analyze({ inputs: [{ kind: 'csv', path: process.argv[2] ?? '', name: 'tickets.csv' }], sourceType: 'csv' });
      console.log(JSON.stringify(document.claims.filter(({ kind }) => kind === 'team-count').map(({ sentence }) => sentence)));`,
    );
    await build({
      entryPoints: [join(folder, 'use.ts')],
      outfile: join(folder, 'use.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const table = join(folder, 'tickets.csv');
    writeFileSync(
      table,
      ['team,minutes', ...Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'North' : 'South'},${i % 7}`)].join('\n'),
    );
    const { stdout } = await run(process.execPath, [join(folder, 'use.mjs'), table]);
    expect(JSON.parse(stdout)).toEqual(['The new kind has counted 60 rows.']);
  });

  // What the kinds there are have been compiled to already stands for them: to compile them all again would take six seconds of a core.
  test('the new kind compiles; a folder that lacks a facet, or what is planted, does not', async () => {
    const lacking = [...Object.keys(FACETS), 'plant'];
    for (const facet of lacking) addKind(folder, `no-${facet}`, `no${facet.charAt(0).toUpperCase()}${facet.slice(1)}`, facet);
    await writeTables(join(folder, 'src'));
    for (const kind of INSIGHT_KINDS) declareKind(folder, kind);
    const naming = [...filesOf(join(folder, 'src'))].filter(
      ([path, text]) => path.endsWith('.ts') && text.includes('InsightKind'),
    );
    writeConfig(
      folder,
      naming.map(([path]) => path),
    );
    const errors = (await compile(folder)).split('\n').filter((line) => line.includes('error'));
    for (const facet of Object.keys(FACETS)) expect(errors.join('\n')).toContain(`Property '${facet}' is missing`);
    expect(errors.join('\n')).toContain("Cannot find module './no-plant/plant'");
    expect(errors).toHaveLength(lacking.length);
  });
});
