import { useId, type MouseEvent } from 'react';
import type { Claim } from '../../contracts/reports/claim';
import { useReport } from '../report-context';
import { toldParts } from '../rows/told-parts';
import { Evidence } from './evidence';
import styles from './claims.module.css';

/** A longer word must be free to break. */
const LONGEST = 24;

/**
 * What a claim says, with its evidence behind the last word. Pressing the sentence opens that, too, where it has a door, and pressing one of
 * its other numbers what stands behind that one; the keyboard reaches these in the panel that opens.
 */
export function Stated({ claim, children }: { claim: Claim; children: string }) {
  const { door } = useReport();
  const id = useId();
  const text = children.trimEnd();
  const word = text.slice(text.lastIndexOf(' ') + 1);
  const breaks = word === '' || word.length > LONGEST;
  const press = (event: MouseEvent<HTMLLabelElement>) => {
    const number = event.target instanceof HTMLElement ? event.target.dataset['number'] : undefined;
    if (number === undefined) return;
    event.preventDefault();
    door?.open(number);
  };
  const pressed = (from: number, to: number) =>
    door && claim.sql !== '' ? (
      // A press without a pointer is that of its button.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      <label htmlFor={id} className={styles.pressed} onClick={press}>
        {children === claim.sentence
          ? toldParts(claim, from, to).map(({ text: part, number }, i) =>
              number === undefined ? (
                part
              ) : (
                <span key={i} data-number={number} className={styles.number}>
                  {part}
                </span>
              ),
            )
          : text.slice(from, to)}
      </label>
    ) : (
      text.slice(from, to)
    );
  const last = text.length - word.length;
  return (
    <>
      {pressed(0, breaks ? text.length : last)}
      <Evidence compact claim={claim} toggleId={id} {...(breaks ? {} : { after: pressed(last, text.length) })} />
    </>
  );
}
