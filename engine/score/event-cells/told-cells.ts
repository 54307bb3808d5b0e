import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/report/claim';
import { KINDS } from '../../src/kinds';
import { csvOfTable } from '../model/csv';
import type { MadeEvents, Planted } from './made-events';

/** What is told of steps: in the whole report, or asked for nothing else. */
export async function toldCells(
  { name, header, rows }: MadeEvents,
  isWhole: boolean,
): Promise<{ steps: Claim[]; first: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-event-cells-'));
  try {
    const path = join(folder, `${name}.csv`);
    await writeFile(path, csvOfTable({ header, rows }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: `${name}.csv` }], sourceType: 'csv', storePath: null };
    const { document } = await analyze(request, {}, isWhole ? KINDS : { 'group-step': KINDS['group-step'] });
    const findings = document.claims.filter(({ kind }) => kind !== 'headline');
    return { steps: findings.filter(({ kind }) => kind === 'group-step'), first: findings.findIndex(isCell) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Labels that a claim names, of its rows and of what it counts among them. */
function labelsOf({ subject: { filter, measure } }: Claim): string[] {
  return [
    ...filter.map(({ value }) => String(value)),
    ...(typeof measure === 'object' && measure.op === 'rate' ? [measure.value] : []),
  ];
}

export const isCell = (claim: Claim): boolean => claim.kind === 'group-step' && labelsOf(claim).length === 2;

export const isOfPlanted = (claim: Claim, { labels }: Planted): boolean =>
  isCell(claim) && Object.values(labels).every((label) => labelsOf(claim).includes(label));

/** Within five weeks of the day: a month, and what its edges take. */
export const isDated = ({ member }: Claim, { at }: Planted): boolean =>
  Math.abs(Date.parse(member?.length === 7 ? `${member}-01` : (member ?? '')) - at) <= 35 * 86_400_000;
