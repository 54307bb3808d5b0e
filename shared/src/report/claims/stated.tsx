import { useId } from 'react';
import type { Claim } from '../../contracts/reports/claim';
import { useReport } from '../report-context';
import { Evidence } from './evidence';
import styles from './claims.module.css';

/** A longer word must be free to break. */
const LONGEST = 24;

/** What a claim says, with its evidence behind the last word. Pressing the sentence and its numbers opens that, too, where it has a door. */
export function Stated({ claim, children }: { claim: Claim; children: string }) {
  const { door } = useReport();
  const id = useId();
  const text = children.trimEnd();
  const word = text.slice(text.lastIndexOf(' ') + 1);
  const breaks = word === '' || word.length > LONGEST;
  const pressed = (part: string) =>
    door && claim.sql !== '' ? (
      <label htmlFor={id} className={styles.pressed}>
        {part}
      </label>
    ) : (
      part
    );
  return (
    <>
      {pressed(breaks ? text : text.slice(0, -word.length))}
      <Evidence compact claim={claim} toggleId={id} {...(breaks ? {} : { after: pressed(word) })} />
    </>
  );
}
