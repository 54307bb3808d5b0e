import { useEffect, useRef } from 'react';
import { classNames, ForeignText } from '@hub/shared/ui';
import type { Command } from './command';
import { t } from './messages';
import styles from './palette.module.css';

interface CommandListProps {
  /** Before the number of an option, its id. */
  id: string;
  commands: readonly Command[];
  /** Index of the chosen one. */
  at: number;
  onPoint: (index: number) => void;
  onRun: (command: Command) => void;
}

/** The found commands under the names of their groups. The focus stays in the field above: the chosen option is named to it by its id. */
export function CommandList({ id, commands, at, onPoint, onRun }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = [...new Set(commands.map(({ group }) => group))];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, commands.length]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t('results')}
      className={styles.list}
      hidden={commands.length === 0}
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={styles.group}>
            {t(`group.${group}`)}
          </p>
          {commands.map((command, index) =>
            command.group === group ? (
              // The keyboard's way to an option is the field's own.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={command.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className={classNames(styles.option, index === at && styles.chosen)}
                onPointerMove={() => index !== at && onPoint(index)}
                onClick={() => onRun(command)}
              >
                {command.icon}
                <span className={styles.label}>
                  <ForeignText>{command.label}</ForeignText>
                </span>
                {command.note && <span className={styles.small}>{command.note}</span>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
