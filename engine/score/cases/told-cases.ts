import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../../src/analyze';

import type { Claim } from '../../src/contracts/report/claim';
import { columnsIn } from '../../src/insights/frame/measures/columns-of-subject';
import { KINDS } from '../../src/kinds';
import { csvOfTable } from '../model/csv';
import type { MadeCases, Planted } from './made-cases';

const ASKED = {
  waiting: KINDS.waiting,
  'group-difference': KINDS['group-difference'],
  'group-levels': KINDS['group-levels'],
  'rate-difference': KINDS['rate-difference'],
  'outlying-rate': KINDS['outlying-rate'],
};

/** What is told of what was made of cases: in the whole report, or asked for little else. */
export async function toldCases(made: MadeCases, isWhole: boolean): Promise<{ claims: Claim[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-cases-'));
  try {
    const path = join(folder, `${made.name}.csv`);
    await writeFile(path, csvOfTable(made));
    const request = { inputs: [{ kind: 'csv' as const, path, name: `${made.name}.csv` }], sourceType: 'csv', storePath: null };
    const { document } = await analyze(request, {}, isWhole ? KINDS : ASKED);
    return { claims: document.claims.filter((claim) => claim.kind !== 'headline' && isOfCases(claim, made)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
} // prettier-ignore

const columnsOf = ({ subject: { filter, breakdown, measure } }: Claim): string[] => [
  ...filter.map(({ column }) => column),
  ...(typeof breakdown === 'string' ? [breakdown] : []),
  ...columnsIn(measure),
];

/** Of a column that the file does not have. */
const isOfCases = (claim: Claim, { header }: MadeCases): boolean => columnsOf(claim).some((column) => !header.includes(column));

const SORTS: Record<Planted['what'], readonly string[]> = {
  never: ['waiting'],
  longer: ['group-difference', 'group-levels'],
  'in turn': ['group-difference', 'group-levels'],
  'at times': ['rate-difference', 'outlying-rate'],
  owed: ['waiting'],
  twice: ['waiting'],
  again: ['rate-difference', 'outlying-rate'],
};

/** Whether it is what was planted; told otherwise where it is of another group beside. */
export function isOfPlanted(claim: Claim, { what, label }: Planted): 'exact' | 'otherwise' | null {
  const isLabel =
    label === null ? claim.subject.filter.some(({ column }) => column === 'paid too much') : claim.sentence.includes(label);
  return SORTS[what].includes(claim.kind) && isLabel ? 'exact' : 'otherwise';
}
