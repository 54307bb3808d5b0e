import { Fragment } from 'react';
import type { Block } from '../../contracts/report';
import { PlacedChart } from '../charts/placed-chart';
import styles from '../prose.module.css';
import type { SectionBlocksProps } from './lazy-section-blocks';
import { MetricLine } from './metric-line';
import { Paragraph } from './paragraph';
import { runsOf } from './runs';
import { Spans } from './spans';

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return runsOf(blocks).map((run) => {
    if ('list' in run) {
      return (
        <ul key={run.id}>
          {run.list.map((block) => (
            <li key={block.id}>{block.type === 'metric' ? <MetricLine {...block} /> : <Spans spans={block.spans} />}</li>
          ))}
        </ul>
      );
    }
    const { block } = run;
    return block.type === 'chart' ? (
      <PlacedChart key={run.id} id={block.chart} />
    ) : (
      <Paragraph key={run.id} spans={block.spans} />
    );
  });
}

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
