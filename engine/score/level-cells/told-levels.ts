import type { Claim } from '../../src/contracts/report/claim';
import { splitsOf } from '../../src/contracts/report/claim';
import { KINDS } from '../../src/kinds';
import { leadingOf } from '../../src/insights/judge/leading';
import { isFinding } from '../../src/report/blocks/kinds-of-claims';
import { analyzeText, csvOf, type Stored } from '../../src/testing/analyze-text';
import type { MadeLevels, Planted } from './made-levels';

export interface ToldLevels {
  /** Claims of a cell of two columns, without the course of time. */
  cells: Claim[];
  /** Findings in their order, those that lead first. */
  all: Claim[];
}

const OF_CELLS = { 'mean-interaction': KINDS['mean-interaction'], 'rate-interaction': KINDS['rate-interaction'] };
const isOfCells = ({ kind }: Claim): boolean => kind in OF_CELLS;

/** What is told of cells of a table: in the whole report, or asked for nothing else. */
export async function toldLevels({ header, rows }: MadeLevels, isWhole: boolean): Promise<ToldLevels> {
  let all: Claim[] = [];
  const use = ({ document }: Stored) => {
    const findings = document.claims.filter(isFinding);
    const leading = leadingOf(findings);
    all = [...leading, ...findings.filter((one) => !leading.includes(one))];
  };
  await analyzeText(csvOf(header, rows), use, {}, isWhole ? KINDS : OF_CELLS);
  return { all, cells: all.filter(isOfCells) };
}

/** Labels that a claim names of columns. */
const namesOf = ({ subject: { filter, breakdown }, member }: Claim): string[] => [
  ...filter.map(({ column, value }) => `${column}=${String(value)}`),
  ...(typeof breakdown === 'string' && member !== null ? [`${breakdown}=${member}`] : []),
];

/** Whether it is a claim of the cell, whatever it measures there. */
export const isOfCell = (claim: Claim, { labels }: Planted): boolean =>
  isOfCells(claim) && Object.entries(labels).every(([column, label]) => namesOf(claim).includes(`${column}=${label}`));

/** Whether it is of one of the columns, or of one that was made of it. */
const isOfColumns = ({ subject: { measure } }: Claim, { columns }: Planted): boolean =>
  columns.some((column) => JSON.stringify(measure).includes(column));

/** Whether what it tells is what was planted. */
export const isOfPlanted = (claim: Claim, planted: Planted): boolean => isOfCell(claim, planted) && isOfColumns(claim, planted);

/** Whether it is a plain difference of one of the two columns that the cell makes. */
export const isPlain = (claim: Claim, planted: Planted): boolean =>
  claim.subject.filter.length === 0 &&
  splitsOf(claim.subject).some((column) => planted.labels[column] !== undefined && planted.labels[column] === claim.member) &&
  isOfColumns(claim, planted);
