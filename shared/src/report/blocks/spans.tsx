import { Fragment, useId } from 'react';
import type { Span } from '../../contracts/reports/report';
import styles from '../prose.module.css';
import { Stated } from '../claims/stated';
import { Told } from '../claims/told';
import { useReport } from '../report-context';

function Styled({ text, style }: Span) {
  if (style === 'strong') return <strong>{text}</strong>;
  return style === 'emphasis' ? <em>{text}</em> : <>{text}</>;
}

/** The pieces of a line, each with the query of the claim that it states, or whose numbers it reckons with. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  const { claim } = useReport();
  const line = useId();
  const toggleId = (id: string | undefined) => `${line}${spans.findIndex((span) => span.claim === id)}`;
  return spans.map((span, i) => {
    const { text, evidence, claim: id, of = id } = span;
    const known = of === undefined ? undefined : claim(of);
    return (
      <Fragment key={i}>
        {i > 0 && ' '}
        {!known && <Styled {...span} />}
        {known &&
          (id === undefined ? (
            <Told claim={known} toggleId={toggleId(of)} text={text} from={Infinity} />
          ) : (
            <Stated claim={known} toggleId={`${line}${i}`}>
              {text}
            </Stated>
          ))}
        {evidence !== undefined && (
          <small className={styles.evidence}>
            {known ? <Told claim={known} toggleId={`${line}${i}`} text={evidence} where="evidence" /> : evidence}
          </small>
        )}
      </Fragment>
    );
  });
}
