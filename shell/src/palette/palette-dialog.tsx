import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@hub/shared/ui';
import type { NavItem, RouteAction } from '../routes/route-table';
import type { Command } from './command';
import { CommandList } from './command-list';
import { findCommands } from './find-commands';
import { useCommands } from './use-commands';
import type { ReportsStatus } from './use-reports';
import { t } from './messages';
import styles from './palette.module.css';

export { isCovered as isInTheWay } from './covered';

export interface PaletteProps {
  items: readonly NavItem[];
  actions: readonly RouteAction[];
  onClose: () => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

const summary = (count: number, reports: ReportsStatus): string => {
  if (reports === 'failed') return t('failed');
  if (reports === 'searching') return t('searching');
  if (count === 0) return t(reports === 'loading' ? 'loading' : 'nothing');
  return '';
};

/** Search over screens, actions and reports: a combobox in a modal dialog. The keyboard stays in the field and moves the choice. */
export default function PaletteDialog({ items, actions, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { commands, reports } = useCommands(items, actions, typed);
  const found = findCommands(commands, typed);
  const at = Math.min(chosen, found.length - 1);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const run = (command: Command | undefined) => {
    if (!command) return;
    // Closed first: the dialog gives the focus back, and only then the command may take it elsewhere.
    dialog.current?.close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's word is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) setChosen(step(at, found.length - 1));
    else if (event.key === 'Enter') run(found[at]);
    else return;
    event.preventDefault();
  };
  const note = summary(found.length, reports);
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('title')} closedby="any" onClose={onClose}>
      <div className={styles.field}>
        <Search aria-hidden="true" size={18} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.key}>{t('close-key')}</kbd>
      </div>
      <CommandList id={id} commands={found} at={at} onPoint={setChosen} onRun={run} />
      {note !== '' && <p className={styles.note}>{note}</p>}
      {typed === '' && <p className={styles.hint}>{t('hint')}</p>}
      <VisuallyHidden>
        <span role="status">{note === '' ? t('found', { results: found.length }) : note}</span>
      </VisuallyHidden>
    </dialog>
  );
}
