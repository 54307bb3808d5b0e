import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/report/claim';
import { KINDS } from '../../src/kinds';
import { csvOfTable } from '../model/csv';
import type { MadeOutlying, Planted } from './made-outlying';

const isAsked = ({ kind }: Claim): boolean => kind === 'outlying-rate' || kind === 'rate-step';

/** What is told of groups that stand apart: in the whole report, or asked for nothing else. */
export async function toldOutlying({ name, header, rows }: MadeOutlying, isWhole: boolean): Promise<{ claims: Claim[]; all: Claim[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-outlying-'));
  try {
    const path = join(folder, `${name}.csv`);
    await writeFile(path, csvOfTable({ header, rows }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: `${name}.csv` }], sourceType: 'csv', storePath: null };
    const { document } = await analyze(request, {}, isWhole ? KINDS : { 'outlying-rate': KINDS['outlying-rate'], 'rate-step': KINDS['rate-step'] });
    const all = document.claims.filter(({ kind }) => kind !== 'headline');
    return { claims: all.filter(isAsked), all };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} // prettier-ignore

/** The labels of its group or cell by column, but for what it is asked of. */
export function sidesOf({ kind, member, subject: { filter, breakdown } }: Claim): { column: string; label: string }[] {
  const named = filter.flatMap(({ column, op, value }) => (op === '=' && value !== 0 ? [{ column, label: String(value) }] : []));
  return [
    ...named,
    ...(kind === 'outlying-rate' && typeof breakdown === 'string' ? [{ column: breakdown, label: member ?? '' }] : []),
  ];
}

/** Whether a look-alike may tell it: by the column that makes it, or of all rows since they changed. */
export const isAllowed = (claim: Claim, { mayTell, allSince }: MadeOutlying): boolean => {
  const sides = sidesOf(claim);
  return sides.some(({ column }) => mayTell.includes(column)) || (allSince !== null && sides.length === 0 && isDated(claim, allSince));
}; // prettier-ignore

const columnsOf = ({ subject: { filter, measure } }: Claim): string[] => [
  ...filter.flatMap(({ column, op }) => (op === 'in' ? [] : [column])),
  ...('column' in measure ? [measure.column] : []),
];

/** Whether it is what was planted, and of those rows alone, within a period of its day; told otherwise where it is of some of them. */
export function isOfPlanted(claim: Claim, { columns, labels, at }: Planted): 'exact' | 'otherwise' | null {
  const sides = sidesOf(claim).map(({ label }) => label);
  if (!labels.some((label) => sides.includes(label)) || !columnsOf(claim).some((column) => columns.some((one) => column.includes(one)))) return null; // prettier-ignore
  const isThose = sides.length === labels.length && labels.every((label) => sides.includes(label));
  return isThose && (at === null ? claim.kind === 'outlying-rate' : isDated(claim, at)) ? 'exact' : 'otherwise';
}

/** Within a month, or two weeks, of the day. */
function isDated({ kind, member }: Claim, at: number): boolean {
  const period = member?.length === 7 ? 31 : 14;
  return kind === 'rate-step' && Math.abs(Date.parse(member?.length === 7 ? `${member}-01` : (member ?? '')) - at) <= period * 86_400_000; // prettier-ignore
}
