import { Search } from 'lucide-react';
import { t } from '../messages';
import styles from './palette-button.module.css';

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the palette, and says by which keys it opens. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => (
  <button type="button" className={styles.button} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
    <Search aria-hidden="true" size={16} />
    {t('search')}
    <kbd className={styles.keys} aria-hidden="true">
      {isApple() ? '⌘ K' : t('search.keys')}
    </kbd>
  </button>
);
