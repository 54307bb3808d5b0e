import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/report/claim';
import { KINDS } from '../../src/kinds';
import { csvOfTable } from '../model/csv';
import type { MadeTable, Planted } from './made-table';

/** What is told of steps of one member: in the whole report, or asked for nothing else. */
export async function toldSteps(
  { name, header, rows }: Pick<MadeTable, 'name' | 'header' | 'rows'>,
  isWhole: boolean,
): Promise<{ steps: Claim[]; first: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-member-steps-'));
  try {
    const path = join(folder, `${name}.csv`);
    await writeFile(path, csvOfTable({ header, rows }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: `${name}.csv` }], sourceType: 'csv', storePath: null };
    const { document } = await analyze(request, {}, isWhole ? KINDS : { 'group-step': KINDS['group-step'] });
    const findings = document.claims.filter(({ kind }) => kind !== 'headline');
    return {
      steps: findings.filter(({ kind }) => kind === 'group-step'),
      first: findings.findIndex(({ kind }) => kind === 'group-step'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether it says how often a member does one thing of several. */
export const isOfMix = ({ subject: { filter, measure } }: Claim): boolean => filter.length === 2 && measure.op === 'count';

export const isOfPlanted = ({ subject }: Claim, { column, member, measures }: Planted): boolean =>
  subject.filter.some((one) => one.column === column && one.value === member) &&
  (measures.length === 0
    ? subject.measure.op === 'count'
    : measures.some((measure) => JSON.stringify(subject.measure).includes(measure)));

/** Within a period of when it was, or of two where the period holds it. */
export const isDated = ({ member }: Claim, { at, period }: Planted): boolean =>
  Math.abs(Date.parse(member?.length === 7 ? `${member}-01` : (member ?? '')) - at) <= 1.05 * period;
