import { useEffect, useState } from 'react';
import { MESSAGES } from './waiting-messages';
import styles from './progress.module.css';

const ROTATION_MS = 1800;
/** Company for the eye while one waits. What really happens is announced by the stages, so this is not read aloud. */
export function RotatingMessage() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((now) => (now + 1) % MESSAGES.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p key={index} className={styles.message}>
      {MESSAGES[index]}
    </p>
  );
}
