import { textWithNumbers } from '@hub/engine/contracts/report/number-claim';
import type { MouseEvent } from 'react';
import type { Claim } from '../../contracts/reports/claim';
import { useReport } from '../report-context';
import { toldParts, type Stretch } from '../rows/told-parts';
import styles from './claims.module.css';

interface ToldProps extends Stretch {
  claim: Claim;
  /** Id of the button that opens the claim. */
  toggleId: string;
  /** What is told. Its numbers are known where the claim says it so. */
  text: string;
}

/**
 * A text that opens its claim when it is pressed, where that has a door, and what stands behind a number of it where that is pressed; the keyboard
 * reaches the numbers in the panel that opens.
 */
export function Told({ claim, toggleId, text, where = 'sentence', from = 0 }: ToldProps) {
  const { door } = useReport();
  if (!door || claim.sql === '' || text === '') return text;
  const press = (event: MouseEvent<HTMLLabelElement>) => {
    const number = event.target instanceof HTMLElement ? event.target.dataset['number'] : undefined;
    if (number === undefined) return;
    event.preventDefault();
    door.open(number);
  };
  const to = from + text.length;
  const parts = textWithNumbers(claim, where).text.slice(from, to) === text ? toldParts(claim, { where, from, to }) : [{ text }];
  return (
    // A press without a pointer is that of its button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label htmlFor={toggleId} className={styles.pressed} onClick={press}>
      {parts.map(({ text: part, number }, i) =>
        number === undefined ? (
          part
        ) : (
          <span key={i} data-number={number} className={styles.number}>
            {part}
          </span>
        ),
      )}
    </label>
  );
}
