import { plainText } from '../format/plain-text';
import styles from './report-view.module.css';

/** Where the report's numbers come from, in small. */
export const Provenance = ({ text }: { text: string | null }) =>
  text === null ? null : <p className={styles.provenance}>{plainText(text)}</p>;
