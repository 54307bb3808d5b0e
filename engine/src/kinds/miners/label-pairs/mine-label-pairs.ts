import type { InsightKind } from '../../../contracts/insight-kind';
import { chiSquareTest, crossTable } from '../../../stats/contingency';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../../insights/finding';
import { determination } from '../../../insights/frame/redundancy';
import { LARGEST_P } from '../../../insights/judge/gate';
import { testedCodes } from '../../../insights/groups';
import { shareFinding } from '../../association/share-finding';
import type { ShareTold } from '../../association/say';
import { leaderFinding } from '../../conditional-dominance/leader-finding';
import type { LeaderTold } from '../../conditional-dominance/say';
import { slightShares } from '../../group-difference/slight-difference';
import type { SlightTold } from '../../group-difference/say-slight';
import {
  base,
  cellP,
  distance,
  largestDifference,
  lowestOfUsual,
  mirror,
  share,
  usefulCell,
  usefulOfOutcome,
  weightOf,
  type Cell,
} from './cell';
import { orient } from './sides';
import { LIMITS as COLUMNS } from '../../../insights/frame/limits';
import { judgedP } from '../../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../../insights/units/sides';
import { isUnit } from '../../../insights/units/unit-judge';
import { LIMITS } from './limits';

/**
 * Pairs of columns that go together: χ² with bias-corrected Cramér's V, then the cell that stands out most. With an outcome on
 * one side it is a difference of rates, else an association; inside the leading label it is a dominance under a condition.
 */
export function mineLabelPairs({ frame, log }: Mining) {
  const shares: Finding<ShareTold | SlightTold>[] = [];
  const leaders: Finding<LeaderTold>[] = [];
  const codes = new Map(frame.dimensions.map((dimension) => [dimension, testedCodes(dimension, SMALLEST_GROUP)]));
  frame.dimensions.forEach((a, i) =>
    frame.dimensions.slice(i + 1).forEach((b) => {
      const codesA = codes.get(a);
      const codesB = codes.get(b);
      if (!codesA || !codesB) return;
      const table = crossTable(codesA, a.labels.length, codesB, b.labels.length);
      const result = chiSquareTest(table);
      if (!result) return;
      const plain = result.sparse > LIMITS.sparse ? Math.min(1, result.p * LIMITS.sparsePenalty) : result.p;
      const whole = log.add(
        judgedP(frame, plain, labelsOf(a, codesA), labelsOf(b, codesB)),
        isUnit(frame, a) || isUnit(frame, b) ? 'units' : 'main',
      );
      if (result.v < LIMITS.leastVOfACell && whole.p > LARGEST_P) return;
      // A column that follows from the other (city and country) is structure, not news.
      if (determination(a, b) >= COLUMNS.determined || determination(b, a) >= COLUMNS.determined) return;
      const [group, outcome] = orient(a, b);
      const swapped = group !== a;
      const cells: Cell[] = [];
      for (let row = 0; row < table.rows; row++)
        for (let column = 0; column < table.columns; column++) {
          const rowSum = table.rowSums[row] ?? 0;
          const columnSum = table.columnSums[column] ?? 0;
          if (rowSum < SMALLEST_GROUP || columnSum < SMALLEST_GROUP) continue;
          const count = table.cells[row * table.columns + column] ?? 0;
          const expected = (rowSum * columnSum) / table.n;
          const variance = expected * (1 - rowSum / table.n) * (1 - columnSum / table.n);
          const residual = variance > 0 ? (count - expected) / Math.sqrt(variance) : 0;
          const cell = { count, n: table.n, residual };
          cells.push(
            swapped
              ? { ...cell, row: column, column: row, rowSum: columnSum, columnSum: rowSum }
              : { ...cell, row, column, rowSum, columnSum },
          );
        }

      const ownP = (cell: Cell): number => {
        const [of, other] = swapped ? [codesB, codesA] : [codesA, codesB];
        return judgedP(frame, cellP(cell), oneAgainst(group, of, cell.row), oneAgainst(outcome, other, cell.column));
      };
      // Of an outcome its event alone is told.
      const told = outcome.event === undefined ? cells : cells.filter((cell) => outcome.labels[cell.column] === outcome.event);
      const slight = () => {
        const cell = [...told].sort((x, y) => Math.abs(y.residual) - Math.abs(x.residual))[0];
        const label = cell && outcome.labels[cell.column];
        if (label !== undefined && whole.p <= LARGEST_P)
          shares.push(slightShares(frame, group, outcome, label, { effect: result.v, n: table.n, test: whole }));
      };
      if (result.v < LIMITS.leastVOfACell) {
        slight();
        return;
      }
      const known = outcome.event !== undefined;
      const useful = known ? usefulOfOutcome : usefulCell;
      const bothPlain = !group.outcome && !outcome.outcome;
      const sameName = (cell: Cell) => isSameName(group.labels[cell.row], outcome.labels[cell.column]);
      const ranked = told.filter((cell) => useful(cell) && !sameName(cell)).sort((x, y) => weightOf(y) - weightOf(x));
      const low = outcome.outcome && !known ? lowestOfUsual(told.filter((cell) => !sameName(cell))) : undefined;
      const first = low && (!ranked[0] || distance(ranked[0]) < LIMITS.lowRather * distance(low)) ? low : ranked[0];
      if (
        !first ||
        (result.v < LIMITS.leastV &&
          Math.max(distance(first), largestDifference(first, bothPlain)) <
            (known ? LIMITS.leastOfOutcome : LIMITS.largeDifference))
      ) {
        slight();
        return;
      }
      const more = ranked.find(
        (cell) => cell.row !== first.row && cell.column !== first.column && cell.residual > LIMITS.secondResidual,
      );
      const addTest = (p: number) => log.member(p, whole, cells.length);
      const inside = bothPlain ? leaderFinding(frame, group, outcome, cells, addTest) : null;
      const mirrored = bothPlain && !inside ? leaderFinding(frame, outcome, group, cells.map(mirror), addTest) : null;
      [first, more].forEach((cell, place) => {
        if (!cell) return;
        const weight = { v: result.v, place, tests: [whole, log.member(ownP(cell), whole, cells.length)] };
        // Without an outcome the side is told on which the share differs most.
        const other = mirror(cell);
        const turn =
          !inside && bothPlain && group.entity === outcome.entity && share(other) - base(other) > share(cell) - base(cell);
        shares.push(
          turn ? shareFinding(frame, outcome, group, other, weight) : shareFinding(frame, group, outcome, cell, weight),
        );
      });
      for (const found of [inside, mirrored])
        if (found)
          leaders.push({
            ...found,
            effect: result.v,
            strength: found.strength * Math.sqrt(result.v),
            tests: [whole, ...found.tests],
          });
    }),
  );
  const of = (kind: InsightKind) => shares.filter((finding) => finding.kind === kind);
  return { association: of('association'), 'rate-difference': of('rate-difference'), 'conditional-dominance': leaders };
}

/** Answers that any question has: that two columns have them means nothing. */
const ANSWER = /^(?:yes|no|true|false|y|n|t|f|\d+|ja|nein|oui|non|si|sí)$/i;

/** Whether two labels are one name, so that one column may be a copy of the other in these rows. */
const isSameName = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase() && !ANSWER.test(a);
