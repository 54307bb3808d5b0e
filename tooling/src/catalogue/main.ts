// Builds the page of the base parts, which tests look at and nothing serves to people: `main.ts FOLDER`.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { runWebpack } from '../build/run-webpack';
import { baseConfig } from '../webpack/base';
import { inRoot } from '../workspace';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Base parts</title>
    <link rel="stylesheet" href="main.css" />
    <script defer src="main.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name a folder.');
const folder = resolve(target);
const base = baseConfig('production', inRoot('shared'));
await runWebpack({
  ...base,
  name: 'the catalogue of base parts',
  entry: { main: './src/ui/testing/catalogue/page.tsx' },
  output: { path: folder, publicPath: 'auto', filename: '[name].js', chunkFilename: '[name].js', clean: true },
  // Read by one browser on this machine: small files would only take time to make.
  optimization: { ...base.optimization, minimize: false },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
});
writeFileSync(join(folder, 'index.html'), PAGE);
