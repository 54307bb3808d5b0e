import { binomialUpper } from '../../../stats/distributions/distributions';
import type { Finding, Mining } from '../../../insights/finding';
import type { Frame, TextColumn } from '../../../insights/frame/frame';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { CALLED } from '../../../profile/roles/vocabulary';
import { segmentFinding } from '../../segment-terms/segment-finding';
import type { SegmentTold } from '../../segment-terms/say';
import { leadingCode } from '../../terms/leading-code';
import { prevailingFinding } from '../../terms/prevailing-finding';
import type { PrevailingTold } from '../../terms/say';
import { frequentTerms, type Term } from './frequent-terms';
import { association, bestSegment, isForm, splitsOf, type Split } from './splits';
import { judgedP } from '../../../insights/units/judged-p';
import { labelsOf } from '../../../insights/units/sides';
import { isUnit } from '../../../insights/units/unit-judge';
import { LIMITS } from './limits';

/** Names of firms share “Ltd”, which tells nothing of them. */
const isName = ({ column }: TextColumn): boolean => hasWord(nameWords(column.name), CALLED);

/** Words of free text that prevail, and words that belong to one segment. */
export function mineWords({ frame, log }: Mining) {
  const found = frame.texts.flatMap((text) => {
    if (isName(text)) return [];
    const splits = splitsOf(frame, text);
    const tried = frequentTerms(text, LIMITS.mostTried).filter((term) => !isForm(splits, term));
    const terms = tried.slice(0, LIMITS.mostTerms);
    const filled = text.values.filter((value) => value !== null).length;
    if (filled < LIMITS.fewestTexts || terms.length < LIMITS.fewestTerms) return [];
    const prevailing: Finding<PrevailingTold>[] = [];
    // A word of the form that all texts have says nothing.
    const leading = terms.find((term) => term.rows.length <= LIMITS.largestShare * filled);
    const typical = terms[Math.min(terms.length, LIMITS.typicalPlace) - 1]?.rows.length ?? 0;
    if (leading) {
      const test = log.add(binomialUpper(leading.rows.length, leading.rows.length + typical, 0.5));
      if (leading.rows.length >= LIMITS.leastShare * filled && leading.rows.length >= LIMITS.leastLead * typical) {
        const segment = bestSegment(splits, leading);
        prevailing.push(prevailingFinding(frame, text, leading, filled, segment, [test]));
      }
    }
    prevailing.push(...leadingCode(frame, text, filled, (p) => log.add(p)));
    const segmented: Finding<SegmentTold>[] = [];
    for (const term of tried) {
      const segments = splits
        .flatMap((split) => {
          const found = association(split, term);
          return found
            ? [
                {
                  dimension: split.dimension,
                  ...found,
                  test: log.add(wordP(frame, text, term, split, found.p), isUnit(frame, split.dimension) ? 'units' : undefined),
                },
              ]
            : [];
        })
        .sort((a, b) => b.v - a.v);
      const best = segments[0];
      // That Australia's tickets speak of Australia is no news.
      if (!best || best.v < LIMITS.leastV || best.inside < LIMITS.leastInside || best.label.toLowerCase().includes(term.word))
        continue;
      segmented.push(segmentFinding(frame, text, term, best.dimension, best.label, best.v, best.inside, [best.test]));
    }
    segmented.sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0));
    return [
      {
        prevailing: prevailing.slice(0, LIMITS.mostFindings),
        segmented: segmented.slice(0, Math.max(0, LIMITS.mostFindings - prevailing.length)),
      },
    ];
  });
  return {
    terms: found.flatMap(({ prevailing }) => prevailing),
    'segment-terms': found.flatMap(({ segmented }) => segmented),
  };
}

/** p of a word and a split by what rows belong to: one customer who always writes it makes no word of a segment. */
function wordP(frame: Frame, text: TextColumn, term: Term, { dimension, codes }: Split, plain: number): number {
  const has = Int32Array.from(codes, (_, row) => (typeof text.values[row] === 'string' ? 0 : -1));
  for (const row of term.rows) has[row] = 1;
  return judgedP(frame, plain, labelsOf(dimension, codes), { kind: 'labels', columns: [text.column.name], codes: has, of: term });
}
