import type { Claim } from '../../src/contracts/report/claim';
import { leadingOf } from '../../src/insights/judge/leading';
import { isFinding } from '../../src/report/blocks/kinds-of-claims';
import { analyzeText } from '../../src/testing/analyze-text';
import type { MadeTable } from './made-tables';

export interface Judged {
  /** Of what is worth telling, how much is among what leads. */
  told: number;
  news: number;
  /** What leads and is neither worth telling nor of the same column. */
  idle: string[];
  leading: number;
}

const isOf = ({ subject: { measure, breakdown, filter } }: Claim, column: string): boolean =>
  ('column' in measure && measure.column === column) ||
  [breakdown].flat().some((one) => one !== null && one.includes(column)) ||
  filter.some((one) => one.column === column);

/** What a report of a made table leads with, beside what is worth telling in it. */
export async function judged({ csv, news }: MadeTable): Promise<Judged> {
  let leading: Claim[] = [];
  await analyzeText(csv, ({ document }) => void (leading = leadingOf(document.claims.filter(isFinding))));
  const isTold = ({ column, by, label }: MadeTable['news'][number]) =>
    leading.some(
      (claim) =>
        isOf(claim, column) &&
        isOf(claim, by) &&
        (claim.member === label || claim.subject.filter.some(({ value }) => value === label)),
    );
  return {
    told: news.filter(isTold).length,
    news: news.length,
    idle: leading.filter((claim) => !news.some(({ column }) => isOf(claim, column))).map(({ sentence }) => sentence),
    leading: leading.length,
  };
}
