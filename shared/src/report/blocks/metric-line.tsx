import type { MetricBlock } from '../../contracts/reports/report';
import { Spans } from './spans';

/** A leading figure as a line of a list. */
export const MetricLine = ({ label, text, note, claim }: MetricBlock) => (
  <Spans
    spans={[
      { text: `${label}:`, style: 'strong' },
      { text: note === undefined ? text : `${text} (${note})`, claim },
    ]}
  />
);
