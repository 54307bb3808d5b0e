import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';
import type { Claim } from '../../src/contracts/report/claim';
import { KINDS } from '../../src/kinds';
import { csvOfTable } from '../model/csv';
import type { MadeRatios, Planted } from './made-ratios';

/** What is told of one amount by another, in the whole report or asked for nothing else. */
export async function toldRatios({ name, header, rows }: MadeRatios, isWhole: boolean): Promise<{ claims: Claim[]; all: Claim[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-ratios-'));
  try {
    const path = join(folder, `${name}.csv`);
    await writeFile(path, csvOfTable({ header, rows }));
    const request = { inputs: [{ kind: 'csv' as const, path, name: `${name}.csv` }], sourceType: 'csv', storePath: null };
    const { document } = await analyze(request, {}, isWhole ? KINDS : { 'outlying-ratio': KINDS['outlying-ratio'], 'ratio-step': KINDS['ratio-step'] });
    const all = document.claims.filter(({ kind }) => kind !== 'headline');
    return { claims: all.filter(({ kind }) => kind === 'outlying-ratio' || kind === 'ratio-step'), all };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} // prettier-ignore

/** The labels of its group or cell by column. */
export const sidesOf = ({ kind, member, subject: { filter, breakdown } }: Claim): { column: string; label: string }[] => [
  ...filter.map(({ column, value }) => ({ column, label: String(value) })),
  ...(kind === 'outlying-ratio' && typeof breakdown === 'string' ? [{ column: breakdown, label: member ?? '' }] : []),
];

/** Whether it is what was planted, and of those rows alone, within a period of its day; told otherwise where it is of some of them. */
export function isOfPlanted(claim: Claim, { above, labels, at, levels }: Planted): 'exact' | 'otherwise' | null {
  const sides = sidesOf(claim).map(({ label }) => label);
  const { measure } = claim.subject;
  if (measure.op !== 'quotient' || !above.startsWith(measure.of) || !labels.some((label) => sides.includes(label))) return null;
  const isThose = sides.length === labels.length && labels.every((label) => sides.includes(label));
  const isUp = claim.direction === 'high' || claim.direction === 'up';
  return isThose && isUp === levels[0] > levels[1] && (at === null ? claim.kind === 'outlying-ratio' : isDated(claim, at))
    ? 'exact'
    : 'otherwise';
}

/** Within a month and a half of the day. */
const isDated = ({ kind, member }: Claim, at: number): boolean =>
  kind === 'ratio-step' && Math.abs(Date.parse(member?.length === 7 ? `${member}-01` : (member ?? '')) - at) <= 45 * 86_400_000;
