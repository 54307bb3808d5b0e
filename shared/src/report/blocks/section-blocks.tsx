import { Fragment, memo, type ReactNode } from 'react';
import { claimsOf, type Block } from '../../contracts/reports/report';
import { PlacedChart } from '../charts/placed-chart';
import styles from '../prose.module.css';
import { useReport } from '../report-context';
import { Anchored } from './anchored';
import type { SectionBlocksProps } from './lazy-section-blocks';
import { MetricLine } from './metric-line';
import { Paragraph } from './paragraph';
import { runsOf } from './runs';
import { Spans } from './spans';

/** The one claim that a block states; undefined where it states none or several. */
function useClaimOf(block: Block) {
  const { claim } = useReport();
  const [id, ...more] = block.type === 'metric' ? [] : claimsOf(block);
  return id === undefined || more.length > 0 ? undefined : claim(id);
}

interface PlaceProps {
  block: Block;
  as: 'div' | 'li';
  anchored: boolean;
  children: ReactNode;
}

/** Where a block stands: where findings have addresses, one that is about one claim has that claim's. */
function Place({ block, as: Tag, anchored, children }: PlaceProps) {
  const claim = useClaimOf(block);
  if (anchored && claim)
    return (
      <Anchored claim={claim} as={Tag}>
        {children}
      </Anchored>
    );
  return Tag === 'li' ? <li>{children}</li> : children;
}

/** Drawn once: what is pressed elsewhere on the page changes none of it. */
export const Blocks = memo(function Blocks({ blocks, anchored = false }: { blocks: readonly Block[]; anchored?: boolean }) {
  return runsOf(blocks).map((run) => {
    if ('list' in run) {
      return (
        <ul key={run.id}>
          {run.list.map((block) => (
            <Place key={block.id} block={block} as="li" anchored={anchored}>
              {block.type === 'metric' ? <MetricLine {...block} /> : <Spans spans={block.spans} />}
            </Place>
          ))}
        </ul>
      );
    }
    const { block, chart } = run;
    if (block.type === 'chart') return <PlacedChart key={run.id} id={block.chart} />;
    const said = (
      <Place key={run.id} block={block} as="div" anchored={anchored}>
        <Paragraph spans={block.spans} />
      </Place>
    );
    // What is said and the chart that shows it stay on one sheet of paper.
    return chart ? (
      <div key={run.id} className={styles.shown}>
        {said}
        <PlacedChart id={chart.chart} />
      </div>
    ) : (
      said
    );
  });
});

/** What stands under one heading of a report, with the headings inside it. */
export default function SectionBlocks({ blocks, parts = [], headingLevel = 3 }: SectionBlocksProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.prose}>
      <Blocks blocks={blocks} />
      {parts.map((part) => (
        <Fragment key={part.id}>
          <Heading>{part.title}</Heading>
          <Blocks blocks={part.blocks} />
        </Fragment>
      ))}
    </div>
  );
}
