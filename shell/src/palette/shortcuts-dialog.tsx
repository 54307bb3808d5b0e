import { useState } from 'react';
import { HELP_PAGES } from '@hub/shared/contracts/constants';
import { Dialog, Link, Switch } from '@hub/shared/ui';
import { isCovered } from './covered';
import { t } from './messages';
import type { PaletteProps } from './palette-dialog';
import { shortcutKey } from './shortcut-key';
import styles from './palette.module.css';

/** Whether the list stays away: something else has the page, or the key is turned off. */
export const isInTheWay = (): boolean => isCovered() || !shortcutKey.isOn();

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const keysOf = () =>
  [
    { what: 'keys.search', keys: isApple() ? ['⌘ K'] : [t('key.control-k')] },
    { what: 'keys.list', keys: ['?'] },
    { what: 'keys.move', keys: ['↑', '↓', '←', '→'] },
    { what: 'keys.choose', keys: [t('key.enter')] },
    { what: 'keys.next', keys: [t('key.tab'), t('key.shift-tab')] },
    { what: 'keys.close', keys: [t('close-key')] },
  ] as const;

/** What can be done by keys, and the way to be rid of the one that a voice or a slip may press. */
export default function ShortcutsDialog({ onClose }: PaletteProps) {
  const [isOn, setOn] = useState(shortcutKey.isOn);
  return (
    <Dialog open onClose={onClose} title={t('keys')}>
      <dl className={styles.keys}>
        {keysOf().map(({ what, keys }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('keys.switch')}
        hint={t('keys.switch.hint')}
        checked={isOn}
        onChange={({ target }) => {
          shortcutKey.set(target.checked);
          setOn(target.checked);
        }}
      />
      <nav aria-label={t('help')}>
        <ul className={styles.help}>
          {HELP_PAGES.map((page) => (
            <li key={page}>
              <Link to={`/help/${page}`} onClick={onClose}>
                {t(`help.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
