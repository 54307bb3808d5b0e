import { useId, type ReactNode } from 'react';
import { Card } from '@hub/shared/ui';
import styles from './remote.module.css';

/** A part of what is told of a remote, under a heading of its own. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card padding="lg" role="region" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

interface TableProps {
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls within its own frame where there is no room; on a phone each row is a list of its cells. */
export const Table = ({ label, head, rows }: TableProps) => (
  /* Focusable, because a table wider than its place is scrolled with the arrow keys. */
  /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */
  <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={head[at]} data-head={head[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
