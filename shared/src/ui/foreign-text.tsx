import { foreignText } from '../contracts/foreign-text';
import styles from './foreign-text.module.css';

/**
 * A text from outside: a name, a title, a cell. It has a direction of its own, shows what cannot be seen in it as marks, and a
 * long word breaks rather than run out of its place.
 */
export const ForeignText = ({ children }: { children: string }) => <bdi className={styles.text}>{foreignText(children)}</bdi>;
