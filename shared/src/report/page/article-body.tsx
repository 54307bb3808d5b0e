import { useEffect, useMemo } from 'react';
import type { Chart } from '../../contracts/reports/chart';
import { SectionBlocks } from '../blocks/lazy-section-blocks';
import { loadDrawings } from '../charts/drawing/chart-drawing';
import type { Heading } from '../headings';
import { ArticleSection } from './article-section';
import { drawnOf, planOf } from './plan';
import { useGradually } from './use-gradually';
import { useKeptPlace } from './use-kept-place';
import styles from './page.module.css';

interface ArticleBodyProps {
  headings: readonly Heading[];
  /** The report's charts, wherever they stand. */
  charts: readonly Chart[];
  /** The last line of the report. */
  provenance: string;
}

/** What stands below the summary, a few parts at a time. What is above it is not drawn again with each of them. */
export function ArticleBody({ headings, charts, provenance }: ArticleBodyProps) {
  const plan = useMemo(() => planOf(headings.filter(({ id }) => id !== 'summary')), [headings]);
  const parts = plan.reduce((sum, planned) => sum + planned.parts, 0);
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
      {drawnOf(plan, drawn).map(({ item, drawn: own }) => (
        <ArticleSection key={item.id} planned={item} drawn={own} />
      ))}
      {isWhole && <p className={styles.provenance}>{provenance}</p>}
    </>
  );
}
