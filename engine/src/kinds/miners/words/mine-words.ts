import { binomialUpper } from '../../../stats/distributions/distributions';
import type { Finding, Mining } from '../../../insights/finding';
import { segmentFinding } from '../../segment-terms/segment-finding';
import type { SegmentTold } from '../../segment-terms/say';
import { leadingCode } from '../../terms/leading-code';
import { prevailingFinding } from '../../terms/prevailing-finding';
import type { PrevailingTold } from '../../terms/say';
import { frequentTerms, MOST_TERMS } from './frequent-terms';
import { association, bestSegment, LEAST_V, splitsOf } from './splits';

const LEAST_SHARE = 0.15;
const LARGEST_SHARE = 0.9;
/** Words that are tried for belonging to a segment, which need not be frequent over all. */
const MOST_TRIED = 100;
const MOST_FINDINGS = 5;

/** Words of free text that prevail, and words that belong to one segment. */
export function mineWords({ frame, log }: Mining) {
  const found = frame.texts.flatMap((text) => {
    const tried = frequentTerms(text, MOST_TRIED);
    const terms = tried.slice(0, MOST_TERMS);
    const splits = splitsOf(frame, text);
    const filled = text.values.filter((value) => value !== null).length;
    if (filled < 30 || terms.length < 3) return [];
    const prevailing: Finding<PrevailingTold>[] = [];
    // A word of the form that all texts have says nothing.
    const leading = terms.find((term) => term.rows.length <= LARGEST_SHARE * filled);
    const typical = terms[Math.min(terms.length - 1, 9)]?.rows.length ?? 0;
    if (leading) {
      const test = log.addSingle(binomialUpper(leading.rows.length, leading.rows.length + typical, 0.5));
      if (leading.rows.length >= LEAST_SHARE * filled && leading.rows.length >= 1.5 * typical) {
        const segment = bestSegment(splits, leading);
        prevailing.push(prevailingFinding(frame, text, leading, filled, segment, [test]));
      }
    }
    prevailing.push(...leadingCode(frame, text, filled, (p) => log.addSingle(p)));
    const segmented: Finding<SegmentTold>[] = [];
    for (const term of tried) {
      const segments = splits
        .flatMap((split) => {
          const found = association(split, term);
          return found ? [{ dimension: split.dimension, ...found, test: log.add(found.p) }] : [];
        })
        .sort((a, b) => b.v - a.v);
      const best = segments[0];
      // That Australia's tickets speak of Australia is no news.
      if (!best || best.v < LEAST_V || best.inside < 0.1 || best.label.toLowerCase().includes(term.word)) continue;
      segmented.push(segmentFinding(frame, text, term, best.dimension, best.label, best.v, best.inside, [best.test]));
    }
    segmented.sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0));
    return [
      {
        prevailing: prevailing.slice(0, MOST_FINDINGS),
        segmented: segmented.slice(0, Math.max(0, MOST_FINDINGS - prevailing.length)),
      },
    ];
  });
  return {
    terms: found.flatMap(({ prevailing }) => prevailing),
    'segment-terms': found.flatMap(({ segmented }) => segmented),
  };
}
