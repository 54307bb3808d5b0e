import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

/** A sentence that takes several lines on a phone. */
export const LONG =
  'A sentence that is longer than most, as a translator may need it or a person may write it, and that has to break where there is no room.';
/** A name in which no line may be broken by the rules of any language. */
export const UNBROKEN = 'customer_lifetime_value_before_taxes_and_discounts_in_the_previous_year';
export const TITLE = `Revenue of ${UNBROKEN}`;

/** A control as it looks under the pointer or with the focus: whoever takes the picture forces that state upon it. */
export const Forced = ({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) => (
  <span data-forced={state} className={styles.forced}>
    {children}
  </span>
);

interface SpecimenProps {
  /** Name of the part. */
  part: string;
  children: ReactNode;
}

/** One part in all its states. */
export const Specimen = ({ part, children }: SpecimenProps) => (
  <section className={styles.specimen} aria-label={part}>
    <h2 className={styles.name}>{part}</h2>
    <div className={styles.states}>{children}</div>
  </section>
);

/** States that stand in a row and wrap. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
