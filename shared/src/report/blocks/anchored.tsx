import { Ellipsis, Link2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Claim } from '../../contracts/reports/claim';
import { useLocation } from '../../router';
import { classNames } from '../../ui/class-names';
import { FindingActions } from '../finding/lazy-finding-actions';
import { t } from '../messages';
import { useReport } from '../report-context';
import styles from '../prose.module.css';

interface AnchoredProps {
  claim: Claim;
  as: 'div' | 'li';
  children: ReactNode;
}

/** A finding with an address of its own, `#c7`, and ways to take it along. Who comes by it is led there when the finding is drawn, which may be after the page was opened. */
export function Anchored({ claim, as: Tag, children }: AnchoredProps) {
  const element = useRef<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const actions = useId();
  const { hash } = useLocation();
  const { findingAt } = useReport();
  const address = findingAt(claim.id);
  const isWanted = hash === address;
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <Tag
      id={claim.id}
      ref={(now: HTMLElement | null) => void (element.current = now)}
      className={classNames(styles.anchored, isWanted && styles.wanted)}
    >
      <div className={styles.anchoredLine}>
        <div>{children}</div>
        <a href={address} className={styles.anchor} aria-label={t('link', { sentence: claim.sentence })}>
          <Link2 aria-hidden="true" />
        </a>
        <button
          type="button"
          className={styles.anchor}
          aria-label={t('finding.open', { sentence: claim.sentence })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? actions : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      </div>
      {isOpen && <FindingActions claim={claim} id={actions} />}
    </Tag>
  );
}
