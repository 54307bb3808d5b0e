import { linesOf } from '@hub/engine/contracts/report/lead';
import type { Span } from '../../contracts/reports/report';
import styles from '../prose.module.css';
import { Spans } from './spans';

/** A paragraph; of several claims each has a line, so that it can be weighed, and opened, on its own. */
export function Paragraph({ spans }: { spans: readonly Span[] }) {
  const lines = linesOf(spans);
  if (lines.length > 1) {
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            <Spans spans={line} />
          </li>
        ))}
      </ul>
    );
  }
  if (spans.every(({ claim }) => claim === undefined)) {
    return (
      <p>
        <Spans spans={spans} />
      </p>
    );
  }
  // The query opens inside the paragraph, and a <p> may not hold a block.
  return (
    <div role="paragraph" className={styles.paragraph}>
      <Spans spans={spans} />
    </div>
  );
}
