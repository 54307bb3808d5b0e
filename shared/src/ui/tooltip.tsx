import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from './class-names';
import { shown } from './shown';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Repeats the control's own name for the eye, so it is not announced a second time. */
  text: string;
  side?: 'top' | 'bottom';
  children: ReactNode;
}

/** Half of the widest tip, and the height of one of three lines, in pixels. */
const HALF = 112;
const HEIGHT = 72;

/** Where a tip has room: in the middle above what it names, unless the window ends before. */
function placeOf(anchor: Element, wanted: 'top' | 'bottom'): { side: 'top' | 'bottom'; along: 'start' | 'middle' | 'end' } {
  const { left, right, top } = anchor.getBoundingClientRect();
  const middle = (left + right) / 2;
  const toLeft = middle < HALF;
  const toRight = middle > window.innerWidth - HALF;
  const isMirrored = document.dir === 'rtl';
  return {
    side: wanted === 'top' && top < HEIGHT ? 'bottom' : wanted,
    along: toLeft === toRight ? 'middle' : toLeft === isMirrored ? 'end' : 'start',
  };
}

/** A tip at pointer or focus, within the window. The pointer may move onto it, and Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false);
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>({ side, along: 'middle' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const revive = () => setDismissed(false);
  const onReach = ({ currentTarget }: SyntheticEvent) => {
    const now = placeOf(currentTarget, side);
    setPlace((before) => (before.side === now.side && before.along === now.along ? before : now));
  };
  return (
    // The span only listens; what is pressed is the control inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.anchor}
      onKeyDown={onKeyDown}
      onPointerEnter={onReach}
      onFocus={onReach}
      onPointerLeave={revive}
      onBlur={revive}
    >
      {children}
      {!dismissed && (
        <span aria-hidden="true" className={classNames(styles.tip, styles[place.side], styles[place.along])}>
          {shown(text)}
        </span>
      )}
    </span>
  );
}
