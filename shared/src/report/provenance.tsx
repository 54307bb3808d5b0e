import styles from './report-view.module.css';

/** Where the report's numbers come from, in small. */
export const Provenance = ({ text }: { text: string }) => <p className={styles.provenance}>{text}</p>;
