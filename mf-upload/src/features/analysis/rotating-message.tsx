import { useEffect, useState } from 'react';
import { t } from '../../messages';
import { WAITING } from './waiting-messages';
import styles from './progress.module.css';

const ROTATION_MS = 1800;
/** Company for the eye while one waits. What really happens is announced by the stages, so this is not read aloud. */
export function RotatingMessage() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((now) => (now + 1) % WAITING.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, []);
  const message = WAITING[index];
  return (
    <p key={index} className={styles.message}>
      {message && t(`waiting.${message}`)}
    </p>
  );
}
