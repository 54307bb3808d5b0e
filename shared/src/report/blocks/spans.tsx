import { Fragment } from 'react';
import type { Span } from '../../contracts/reports/report';
import styles from '../prose.module.css';
import { Stated } from '../claims/stated';
import { useReport } from '../report-context';

function Styled({ text, style }: Span) {
  if (style === 'strong') return <strong>{text}</strong>;
  return style === 'emphasis' ? <em>{text}</em> : <>{text}</>;
}

/** The pieces of a line, each with the query of the claim that it states. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  const { claim } = useReport();
  return spans.map((span, i) => {
    const known = span.claim === undefined ? undefined : claim(span.claim);
    return (
      <Fragment key={i}>
        {i > 0 && ' '}
        {known ? <Stated claim={known}>{span.text}</Stated> : <Styled {...span} />}
        {span.evidence !== undefined && <small className={styles.evidence}>{span.evidence}</small>}
      </Fragment>
    );
  });
}
