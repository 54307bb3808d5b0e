import { Link2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Claim } from '../../contracts/claim';
import { useLocation } from '../../router';
import { classNames } from '../../ui/class-names';
import { t } from '../messages';
import styles from '../prose.module.css';

interface AnchoredProps {
  claim: Claim;
  as: 'div' | 'li';
  children: ReactNode;
}

/** A finding with an address of its own, `#c7`. Who comes by it is led there when the finding is drawn, which may be after the page was opened. */
export function Anchored({ claim, as: Tag, children }: AnchoredProps) {
  const element = useRef<HTMLElement | null>(null);
  const { hash } = useLocation();
  const isWanted = hash === `#${claim.id}`;
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
        <a href={`#${claim.id}`} className={styles.anchor} aria-label={t('link', { sentence: claim.sentence })}>
          <Link2 aria-hidden="true" />
        </a>
      </div>
    </Tag>
  );
}
