import type { InsightKind } from '../../../contracts/report/insight-kind';
import { oneWayP } from '../../../stats/groups/one-way';
import { chiSquareTest, crossTable, type Contingency } from '../../../stats/groups/contingency';
import { SMALLEST_GROUP, type Finding, type Mining } from '../../../insights/finding';
import { follows } from '../../../insights/frame/screening/redundancy';
import { LARGEST_P, LARGEST_Q } from '../../../insights/judge/gate';
import { asEvent, testedCodes } from '../../../insights/groups';
import { isLabel, shareFinding } from '../../association/share-finding';
import type { ShareTold } from '../../association/say';
import { leaderFinding } from '../../conditional-dominance/leader-finding';
import type { LeaderTold } from '../../conditional-dominance/say';
import { slightShares } from '../../group-difference/slight-difference';
import type { SlightTold } from '../../group-difference/say-slight';
import { base, cellP, distance, lowestOfUsual, mirror, share, isTold, othersShare, weightOf, type Cell } from './cell';
import { apartAlike, isMostlyMix, testAlike } from '../../mix-behind/mix-behind';
import { isFate, orient } from './sides';
import { sparedLabels, withoutLabels } from './spared';
import { shareMember } from '../../../insights/expected/member-of';
import type { Dimension, Frame } from '../../../insights/frame/frame';
import { shareMatters } from '../../../insights/judge/importance';
import { designsOf } from '../../../insights/units/design';
import { expectedOf } from '../../../stats/groups/expected';
import { judgedP } from '../../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../../insights/units/sides';
import { isUnit } from '../../../insights/units/unit-judge';
import { keptLabels } from '../../../insights/frame/time/kept-labels';
import { nameWords } from '../../../profile/roles/name-words';
import { LIMITS } from './limits';

/**
 * Pairs of columns that go together: χ² with bias-corrected Cramér's V, then the cell that stands out most. With an outcome on
 * one side it is a difference of rates, else an association; inside the leading label it is a dominance under a condition.
 */
export function mineLabelPairs({ frame, log }: Mining) {
  const shares: Finding<ShareTold | SlightTold>[] = [];
  const leaders: Finding<LeaderTold>[] = [];
  const members = membersOf(frame);
  const kept = keptLabels(frame);
  const codes = new Map(frame.dimensions.map((dimension) => [dimension, testedCodes(asEvent(dimension), SMALLEST_GROUP)]));
  frame.dimensions.forEach((a, i) =>
    frame.dimensions.slice(i + 1).forEach((b) => {
      const [allA, allB] = [codes.get(a), codes.get(b)];
      if (!allA || !allB) return;
      // What a thing is in all its readings, or most of them, is no difference of its rows.
      if ((members.has(a) && kept.has(b.column.name)) || (members.has(b) && kept.has(a.column.name))) return;
      const [ofA, ofB] = [
        withoutRemarks({ ...a, codes: allA }, { ...b, codes: allB }),
        withoutRemarks({ ...b, codes: allB }, { ...a, codes: allA }),
      ];
      const spared = [...sparedLabels(a, ofA, b, ofB), ...sparedLabels(b, ofB, a, ofA)];
      const [codesA, codesB] = b.outcome ? [withoutLabels(a, ofA, spared), ofB] : [ofA, withoutLabels(b, ofB, spared)];
      const table = crossTable(codesA, a.labels.length, codesB, b.labels.length);
      const result = chiSquareTest(table);
      if (!result) return;
      const byRows = result.sparse > LIMITS.sparse ? Math.min(1, result.p * LIMITS.sparsePenalty) : result.p;
      // How many have come to their end at one age is told; whether groups differ in it all ends say, whenever they came.
      const [ofStay, besideStay] =
        a.column.name === frame.table.stay?.column ? [a, allB] : b.column.name === frame.table.stay?.column ? [b, allA] : [];
      const beyond = ofStay && frame.beyondAge;
      const plain = beyond && besideStay ? oneWayP(beyond, besideStay) : byRows;
      const whole = log.add(
        judgedP(frame, plain, labelsOf(a, codesA), labelsOf(b, codesB)),
        isUnit(frame, a) || isUnit(frame, b) ? 'units' : [a.column.name, b.column.name],
      );
      // What cannot be told is not looked at any closer.
      if (whole.p > LARGEST_P) return;
      // A column that follows from the other (city and country) is structure, not news.
      if (follows(a, b) || follows(b, a)) return;
      if (!a.outcome && !b.outcome && [table, crossTable(codesB, b.labels.length, codesA, a.labels.length)].some(givesAway))
        return;
      // Which things the readings of a label are of, was planned; what becomes of each thing was not.
      const [group, outcome] = members.has(a) !== members.has(b) ? (members.has(a) ? [a, b] : [b, a]) : orient(a, b);
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

      // Members whose own difference is certain: any of them could have been told.
      const passing = (column: number) =>
        cells.filter((cell) => cell.column === column && cellP(cell) * cells.length < LARGEST_Q).length;
      const ownP = (cell: Cell): number => {
        const [of, other] = swapped ? [codesB, codesA] : [codesA, codesB];
        const own =
          beyond && besideStay
            ? oneWayP(
                beyond,
                besideStay.map((code) => (code < 0 ? -1 : Number(code === cell.row))),
              )
            : cellP(cell);
        return judgedP(frame, own, oneAgainst(group, of, cell.row), oneAgainst(outcome, other, cell.column));
      };
      // Of an outcome its event alone is told.
      const told = outcome.event === undefined ? cells : cells.filter((cell) => outcome.labels[cell.column] === outcome.event);
      const slight = () => {
        const cell = [...told].sort((x, y) => Math.abs(y.residual) - Math.abs(x.residual))[0];
        if (cell && told.some((one) => sameName(one) && Math.abs(one.residual) >= Math.abs(cell.residual))) return;
        const label = cell && outcome.labels[cell.column];
        if (label !== undefined)
          shares.push(slightShares(frame, group, outcome, label, { effect: result.v, n: table.n, test: whole }));
      };
      const known = outcome.event !== undefined;
      const expected = expectedShares(frame, group, swapped ? codesB : codesA, outcome, cells);
      const matters = (cell: Cell) =>
        shareMatters({ value: expected(cell), others: othersShare(cell), n: cell.rowSum }, cell.columnSum);
      const useful = (cell: Cell) => isTold(cell, known) && matters(cell);
      const bothPlain = !group.outcome && !outcome.outcome;
      const sameName = (cell: Cell) => isSameName(group.labels[cell.row], outcome.labels[cell.column]);
      const ranked = told.filter((cell) => useful(cell) && !sameName(cell)).sort((x, y) => weightOf(y) - weightOf(x));
      const low = outcome.outcome && !known ? lowestOfUsual(told.filter((cell) => !sameName(cell) && matters(cell))) : undefined;
      const first = low && (!ranked[0] || distance(ranked[0]) < LIMITS.lowRather * distance(low)) ? low : ranked[0];
      if (!first) {
        slight();
        return;
      }
      // Of two labels each all four cells say one thing.
      const isSquare = table.rows === 2 && table.columns === 2;
      const more = ranked.find(
        (cell) => !isSquare && cell.row !== first.row && cell.column !== first.column && cell.residual > LIMITS.secondResidual,
      );
      const addTest = (p: number) => log.member(p, whole, cells.length);
      const inside = bothPlain ? leaderFinding(frame, group, outcome, cells, addTest) : null;
      const mirrored = bothPlain && !inside ? leaderFinding(frame, outcome, group, cells.map(mirror), addTest) : null;
      [first, more].forEach((cell, place) => {
        if (!cell) return;
        const tests = [whole, log.member(ownP(cell), whole, cells.length)];
        const weight = { v: result.v, place, tests, told: passing(cell.column), spared };
        // Without an outcome the side is told on which the share differs most, but for what became of the rows.
        const other = mirror(cell);
        const turn =
          !inside &&
          bothPlain &&
          !members.has(group) &&
          !isFate(outcome) &&
          group.entity === outcome.entity &&
          share(other) - base(other) > share(cell) - base(cell);
        const own = turn ? other : cell;
        const found = turn ? shareFinding(frame, outcome, group, own, weight) : shareFinding(frame, group, outcome, own, weight);
        const apart = { value: share(own), others: othersShare(own), n: own.rowSum };
        if (isMostlyMix(found.behind) && !shareMatters(apartAlike(found.behind, apart), own.columnSum)) return;
        shares.push({ ...found, tests: [...tests, ...testAlike(log, found.behind, whole, cells.length)] });
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

/** What names the things of a panel. */
const membersOf = ({ table: { model }, dimensions }: Frame): ReadonlySet<Dimension> =>
  new Set(dimensions.filter(({ column }) => model?.shape.kind === 'panel' && model.shape.entity.includes(column.name)));

/** Whether two or more labels of one column, and with them most rows, have one label of the other each: a treatment that was given by it. */
function givesAway({ rows, columns, cells, rowSums, n }: Contingency): boolean {
  const whole = [...rowSums].filter((sum, row) => row < rows && sum >= SMALLEST_GROUP && Math.max(...cells.slice(row * columns, (row + 1) * columns)) === sum);
  return columns > 1 && whole.length > 1 && whole.reduce((sum, one) => sum + one, 0) >= LIMITS.givenAway * n;
} // prettier-ignore

/** The share that each cell's row would show the next time, among the rows of its column. */
function expectedShares(
  frame: Frame,
  group: Dimension,
  codes: Int32Array,
  outcome: Dimension,
  cells: readonly Cell[],
): (cell: Cell) => number {
  const known = new Map<number, Map<number, number>>();
  return (cell) => {
    const found = known.get(cell.column) ?? ofColumn(cell.column);
    known.set(cell.column, found);
    return found.get(cell.row) ?? share(cell);
  };

  function ofColumn(column: number): Map<number, number> {
    const own = cells.filter((cell) => cell.column === column);
    const designs = designsOf(frame, labelsOf(group, codes), labelsOf(outcome), isLabel(outcome, column));
    const expected = expectedOf(own.map((cell) => shareMember({ n: cell.rowSum, mean: share(cell) }, designs.get(cell.row))));
    return new Map(own.flatMap(({ row }, i) => (expected[i] ? [[row, expected[i].value]] : [])));
  }
}

/** Answers that any question has: that two columns have them means nothing. */
const ANSWER = /^(?:yes|no|true|false|y|n|t|f|\d+|ja|nein|oui|non|si|sí)$/i;

/**
 * Codes of a column without labels that are remarks of the result: that say it in words, as `DNA - text sent` does beside a status `DNA`, or of which, in a column
 * that most rows leave blank, hardly any has another result.
 */
function withoutRemarks({ labels, codes }: Dimension, { event, labels: results, codes: came }: Dimension): Int32Array {
  const at = event === undefined || ANSWER.test(event) ? -1 : results.indexOf(event);
  if (at < 0) return codes;
  const said = nameWords(event ?? '');
  const counts = labels.map(() => ({ rows: 0, came: 0 }));
  let filled = 0;
  codes.forEach((code, row) => {
    const own = counts[code];
    if (!own) return;
    filled++;
    own.rows++;
    if (came[row] === at) own.came++;
  });
  const isSparse = filled < LIMITS.mostlyBlank * codes.length;
  const remarks = new Set(
    labels.flatMap((label, code) => {
      const own = counts[code];
      const isRemark = isSparse || (said.length > 0 && said.every((word) => nameWords(label).includes(word)));
      return isRemark && own && own.rows > 0 && own.came >= LIMITS.nearlyAll * own.rows ? [code] : [];
    }),
  );
  return remarks.size === 0 ? codes : codes.map((code) => (remarks.has(code) ? -1 : code));
}

/** Whether two labels are one name, so that one column may be a copy of the other in these rows. */
const isSameName = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase() && !ANSWER.test(a);
