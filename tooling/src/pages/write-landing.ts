import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { writePageScript } from './page-script';
import { runWebpack } from '../build/run-webpack';
import { PRERENDER_FILE, prerenderConfig } from '../webpack/prerender-config';
import { OTHER_LANGUAGES } from '../words/catalogue';
import { landingPage, type RenderedLanding } from './landing-page';

const execute = promisify(execFile);
const RENDER_LIMIT_MS = 30_000;

/** The landing page of each language that the product speaks. */
export const LANDING_PAGES = ['en', ...OTHER_LANGUAGES].map((language) => ({ language, file: `landing.${language}.html` }));
const rendered = z.object({ title: z.string(), description: z.string(), html: z.string().check(z.minLength(1000)) });

const RENDER = `require(process.argv[1]).renderLanding(process.argv[2]).then((page) => process.stdout.write(JSON.stringify(page), () => process.exit()))`;

/**
 * Renders the landing page in a language. In a process of its own: the code is made for a page and leaves channels open.
 *
 * @throws with what it printed when it complains of anything.
 */
async function renderLanding(code: string, language: string): Promise<RenderedLanding> {
  const { stdout, stderr } = await execute(process.execPath, ['-e', RENDER, code, language], {
    timeout: RENDER_LIMIT_MS,
    maxBuffer: 8 * 1024 * 1024,
  });
  if (stderr !== '') throw new Error(`The landing page could not be rendered.\n${stderr}`);
  return rendered.parse(JSON.parse(stdout));
}

const stylesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => /^landing\..*\.css$/.test(file))
    .map((file) => `assets/${file}`);

/** Writes the landing page of the sources at hand beside the application's page of a build, once in each language. */
export async function writeLanding(folder: string): Promise<void> {
  const files = { script: await writePageScript(folder, 'landing-start'), styles: stylesIn(folder) };
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const work = mkdtempSync(join(tmpdir(), 'hub-prerender-'));
  try {
    await runWebpack(prerenderConfig(work));
    for (const { language, file } of LANDING_PAGES) {
      const html = landingPage(page, await renderLanding(join(work, PRERENDER_FILE), language), files);
      writeFileSync(join(folder, file), html);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
