import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Enums } from '@cyclonedx/cyclonedx-library';
import { provisions } from '../federation/shared-modules';
import { REPORT_PAGE, writeReportPage } from '../pages/report-page';
import { LANDING_PAGES, writeLanding } from '../pages/write-landing';
import { billOfMaterials } from '../papers/bom';
import { keepPapers, papersFolder } from '../papers/keep-papers';
import { bundledPackages } from '../webpack/notices-plugin';
import { shellConfig } from '../webpack/shell-config';
import { DIST, inRoot, readPackage } from '../workspace';
import { shellBuildId } from './build-id';
import { compressFolder } from './compress';
import { finishHtml } from './finish-html';
import { integrityMap } from './integrity-map';
import { keepMaps, mapsFolder } from './keep-maps';
import { runWebpack } from './run-webpack';
import { RECORD, servedBuild } from './standing-build';

/** Builds the host unless the same sources are already there. The old one stays in place until the new one is complete. */
export async function buildShell(): Promise<{ buildId: string; built: boolean }> {
  const buildId = shellBuildId();
  const folder = join(DIST, 'shell');
  if (servedBuild('shell') === buildId) return { buildId, built: false };
  const work = `${folder}.part-${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  try {
    const { compilation } = await runWebpack(shellConfig(work));
    await writeLanding(work);
    await writeReportPage(work, compilation);
    keepMaps(work, mapsFolder(DIST, 'shell', buildId));
    const assets = integrityMap(work);
    for (const page of ['index.html', REPORT_PAGE, ...LANDING_PAGES.map(({ file }) => file)])
      finishHtml(join(work, page), assets);
    await compressFolder(join(work, 'assets'));
    writeFileSync(join(work, RECORD), `${JSON.stringify({ buildId, provides: provisions(), assets }, null, 2)}\n`);
    const { name, version } = readPackage(inRoot('shell'));
    const bom = billOfMaterials({ name, version, type: Enums.ComponentType.Application }, bundledPackages(compilation));
    keepPapers(papersFolder(DIST, 'shell'), bom);
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return { buildId, built: true };
}
