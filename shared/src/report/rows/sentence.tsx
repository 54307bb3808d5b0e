import type { NumberPlace } from '@hub/engine/contracts/report/number-claim';
import type { Claim } from '../../contracts/reports/claim';
import { t } from '../messages';
import { toldParts } from './told-parts';
import styles from './rows.module.css';

interface SentenceProps {
  claim: Claim;
  /** Its sentence unless told. */
  where?: NumberPlace;
  /** Id of the number that is open. */
  opened: string;
  onOpen: (id: string) => void;
}

/** What a claim says, each of its numbers a door for the keyboard as well; a second press leads back to the claim's own. */
export const Sentence = ({ claim, where = 'sentence', opened, onOpen }: SentenceProps) => (
  <>
    {toldParts(claim, { where }).map(({ text, number }, i) =>
      number === undefined ? (
        text
      ) : (
        <button
          key={i}
          type="button"
          className={styles.number}
          aria-label={t('number.of', { number: text })}
          aria-pressed={number === opened}
          onClick={() => onOpen(number === opened ? claim.id : number)}
        >
          {text}
        </button>
      ),
    )}
  </>
);
