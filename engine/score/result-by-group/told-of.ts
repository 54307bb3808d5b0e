import { analyzeText } from '../../src/testing/analyze-text';
import { splitsOf, type Claim } from '../../src/contracts/report/claim';
import type { MadeTold } from './made-table';

/** What of a table's planted difference a report says, and what it says that is none. */
export interface Told {
  /** Place of the first claim that says it, from nought; null where none does. */
  at: number | null;
  number: boolean;
  /** Place of the first claim that says it turned round: what share of those of whom the result came about are of the group. */
  turned: number | null;
  /** Claims of the first five that say of the mix, of what follows or of what has nothing to do with it that it differs by that. */
  falsely: Claim[];
  claims: Claim[];
}

const FIRST = 5;
const SAYS_MIX = /same mix|like with like/;
const NEAR = 0.02;
const NEARLY = 0.1;

export async function toldOf({ csv, field, planted }: MadeTold): Promise<Told> {
  let told: Told = { at: null, number: false, turned: null, falsely: [], claims: [] };
  await analyzeText(csv, ({ document: { claims, tables } }) => {
    const made = tables.flatMap(({ steps = [] }) => steps.flatMap(({ more = [] }) => more));
    /** Columns of the file that a column is made of, itself where it is none that was made. */
    const ofFile = (column: string): string[] => {
      const sql = made.find(({ name }) => name === column)?.sql;
      if (sql === undefined) return [column];
      return [...csv.slice(0, csv.indexOf('\n')).split(',')].filter((name) => sql.includes(name));
    };
    const resultOf = ({ subject: { measure } }: Claim): boolean =>
      columnsIn(measure).flatMap(ofFile).some((column) => field.result.includes(column));
    const found = claims.filter(({ kind }) => kind !== 'headline');
    const by = ({ subject }: Claim): string[] => [...subject.filter.map(({ column }) => column), ...splitsOf(subject)];
    const byFile = (claim: Claim): string[] => [...new Set(by(claim).flatMap(ofFile))];
    const isDifference = (claim: Claim): boolean => resultOf(claim) && !field.result.some((one) => byFile(claim).includes(one));
    const says = (claim: Claim): boolean => isDifference(claim) && byFile(claim).length === 1 && byFile(claim)[0] === field.group;
    const at = found.findIndex(says);
    const claim = found[at];
    const turned = found.findIndex((one) => columnsIn(one.subject.measure).flatMap(ofFile).includes(field.group) && byFile(one).some((column) => field.result.includes(column) || column === field.after));
    const isNone = (one: Claim): boolean => {
      const columns = byFile(one);
      if (field.how !== 'counts' && resultOf(one) && columns.includes(field.after)) return true;
      return isDifference(one) && one.p !== null && !columns.includes(field.group) && columns.some((column) => column === field.mix || column === field.other) && !SAYS_MIX.test(one.sentence);
    };
    const near = (value: number | null, wanted: number) => value !== null && Math.abs(value - wanted) <= Math.max(NEAR, NEARLY * wanted);
    told = {
      at: at === -1 ? null : at,
      number:
        claim !== undefined &&
        planted !== null &&
        (field.how === 'stay' ? isRightWay(claim, planted.label) : near(claim.value, planted.value) || near(claim.value, planted.others)),
      turned: turned === -1 ? null : turned,
      falsely: found.slice(0, FIRST).filter((one) => isNone(one) || (planted === null && says(one) && one.p !== null)),
      claims: found,
    };
  });
  return told;
} // prettier-ignore

/** What is told at one age has numbers of its own: more of the group come to their end than of the others. */
const isRightWay = ({ value, baseline, member }: Claim, label: string): boolean =>
  value !== null && baseline !== null && (member === label || member === 'false') === value > baseline;

const columnsIn = (measure: Claim['subject']['measure']): string[] =>
  Object.entries(measure).flatMap(([key, value]) =>
    key !== 'op' && key !== 'value' && typeof value === 'string' ? [value] : [],
  );
