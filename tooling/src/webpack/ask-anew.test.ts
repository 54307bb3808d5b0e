import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { AskAnew } from './ask-anew';

const folder = mkdtempSync(join(tmpdir(), 'hub-ask-anew-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Container {
  init(scope: object): void | Promise<void>;
  get(expose: string): Promise<() => { answer: string }>;
}

let builds = 0;
/** A remote that takes one module from its host, as ours are built. */
const container = async (plugins: WebpackPluginInstance[]): Promise<Container> => {
  const context = join(folder, String((builds += 1)));
  mkdirSync(context);
  writeFileSync(join(context, 'screen.js'), "import { answer } from 'from-host';\nexport { answer };\n");
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context,
    entry: {},
    // oxlint-disable-next-line typescript/no-deprecated -- as in `remote-config.ts`
    output: { path: join(context, 'dist'), strictModuleExceptionHandling: true },
    optimization: { minimize: false },
    plugins: [
      ...plugins,
      new webpack.container.ModuleFederationPlugin({
        name: 'remote',
        library: { type: 'commonjs-module' },
        filename: 'entry.cjs',
        exposes: { './screen': './screen.js' },
        shared: { 'from-host': { import: false, singleton: true, strictVersion: true, requiredVersion: '^1.0.0' } },
      }),
    ],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? fail(failure) : done()));
    });
  });
  const module = (await import(pathToFileURL(join(context, 'dist', 'entry.cjs')).href)) as { default: Container };
  return module.default;
};

/** A host whose file does not come the first `failures` times. */
const host = (failures: number) => {
  let asked = 0;
  const get = () => {
    asked += 1;
    const answer = () => ({ answer: 'here' });
    return asked <= failures ? Promise.reject(new Error(`file ${asked} did not come`)) : Promise.resolve(answer);
  };
  return { scope: { 'from-host': { '1.2.0': { from: 'host', get } } }, asked: () => asked };
};

const tries = async (remote: Container, count: number): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let i = 0; i < count; i++) {
    // The container gives a module whose import fails, and only running it throws.
    const outcome = remote.get('./screen').then((factory) => factory().answer);
    outcomes.push(await outcome.catch((error: unknown) => (error instanceof Error ? error.message : 'no error')));
  }
  return outcomes;
};

describe('a shared module that does not come at once', () => {
  test('is asked for again at each try, and once it is here it is asked for no more', async () => {
    const remote = await container([new AskAnew()]);
    const { scope, asked } = host(2);
    await remote.init(scope);
    expect(await tries(remote, 4)).toEqual(['file 1 did not come', 'file 2 did not come', 'here', 'here']);
    expect(asked()).toBe(3);
  });

  test('is given up for good by webpack alone: as soon as this fails, `AskAnew` can go', async () => {
    const remote = await container([]);
    const { scope, asked } = host(1);
    await remote.init(scope);
    expect(await tries(remote, 3)).toEqual(Array.from({ length: 3 }, () => 'file 1 did not come'));
    expect(asked()).toBe(1);
  });
});
