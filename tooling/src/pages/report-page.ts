import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { LATER_LINKS } from '@hub/shared/discovery';
import { APP_END, APP_START } from '../webpack/page-plugin';
import { waitingApplication, withPart } from './page-part';
import { writePageScript } from './page-script';

/** The page of addresses that open with a report. */
export const REPORT_PAGE = 'report.html';
/** Names of the files by which a report is checked and drawn, in the sources. */
const REPORT_CHUNKS = ['article', 'report-contract'];
/** The shared module from which remotes take them. */
const REPORT_SHARED = /@hub\/shared\/report\b/;

/** Files of the shell that an open report needs beside those of every page. */
const filesOfReports = ({ chunkGroups, namedChunkGroups }: Compilation, page: string): string[] => {
  const named = REPORT_CHUNKS.map((name) => {
    const group = namedChunkGroups.get(name);
    if (!group) throw new Error(`The build has no chunk ${name}.`);
    return group;
  });
  const shared = chunkGroups.filter(({ origins }) =>
    origins.some(({ module }) => module?.type === 'provide-module' && REPORT_SHARED.test(module.identifier())),
  );
  const files = [...shared, ...named].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => /\.(?:js|css)$/.test(file) && !page.includes(file));
};

const preload = (file: string): string =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${file}" />`;

/** The application's page with the report's first script before it, and with links to what draws a report. */
export const reportPage = (page: string, script: string, files: readonly string[]): string =>
  withPart(
    page,
    APP_START,
    APP_END,
    `<script async src="/${script}"></script>${waitingApplication(page, files.map(preload).join('') + LATER_LINKS)}`,
  );

/** Writes it beside the application's page. */
export async function writeReportPage(folder: string, compilation: Compilation): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = await writePageScript(folder, 'report-start');
  writeFileSync(join(folder, REPORT_PAGE), reportPage(page, script, filesOfReports(compilation, page)));
}
