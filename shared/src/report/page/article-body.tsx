import { useEffect, useMemo, type ReactNode } from 'react';
import type { Chart } from '../../contracts/reports/chart';
import { SectionBlocks } from '../blocks/lazy-section-blocks';
import { loadDrawings } from '../charts/drawing/chart-drawing';
import type { Heading } from '../headings';
import { ArticleSection } from './article-section';
import { ArticleSkeleton } from './article-skeleton';
import { drawnOf, planOf } from './plan';
import { useGradually } from './use-gradually';
import { useKeptPlace } from './use-kept-place';
import styles from './page.module.css';

interface ArticleBodyProps {
  /** What stands above the headings, each drawn in a task of its own. The first fills a phone's screen. */
  above: readonly ReactNode[];
  headings: readonly Heading[];
  /** The report's charts, wherever they stand. */
  charts: readonly Chart[];
  /** The last line of the report. */
  provenance: string;
}

/** The report below its buttons, a part at a time. What is drawn is not drawn again with each of them. */
export function ArticleBody({ above, headings, charts, provenance }: ArticleBodyProps) {
  const plan = useMemo(() => planOf(headings.filter(({ id }) => id !== 'summary')), [headings]);
  const parts = plan.reduce((sum, planned) => sum + planned.parts, above.length);
  const drawn = useGradually(parts);
  const isWhole = drawn >= parts;
  useKeptPlace(isWhole);
  useEffect(() => {
    // For a printer, which does not wait. What does not come now is asked for again by the chart itself.
    const prepare = [loadDrawings(charts.map(({ type }) => type)), SectionBlocks.prepare()];
    Promise.all(prepare).catch((error: unknown) => console.warn('What draws the report is not there yet.', error));
  }, [charts]);
  return (
    <>
      {drawn === 0 && <ArticleSkeleton />}
      {above.slice(0, drawn)}
      {drawnOf(plan, drawn - above.length).map(({ item, drawn: own }) => (
        <ArticleSection key={item.id} planned={item} drawn={own} />
      ))}
      {isWhole && <p className={styles.provenance}>{provenance}</p>}
    </>
  );
}
