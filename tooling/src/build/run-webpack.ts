import webpack, { type Configuration, type Stats } from 'webpack';

/** @throws with webpack's own report when the build has an error or a warning: a warning that is let pass is never read again. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    const name = config.name ?? 'the build';
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error(`webpack gave no result for ${name}.`));
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(`${name} could not be built.\n${stats.toString({ preset: 'errors-warnings', colors: false })}`));
        } else resolve(stats);
      });
    });
  });
}
