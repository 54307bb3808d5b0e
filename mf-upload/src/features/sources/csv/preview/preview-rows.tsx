import type { FilePreview } from '@hub/shared/contracts/sources/file-preview';
import { foreignText, safeSentence } from '@hub/shared/ui';
import { t } from '../../../../messages';
import styles from './preview.module.css';

const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'tab', ',': 'comma', ';': 'semicolon', '|': 'bar', ' ': 'blank' };
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'number']);

/** What a file is read as: its size, its columns with their types, its first rows, and what was skipped. */
export function PreviewRows({ preview }: { preview: FilePreview }) {
  const { columns, rows, width, counted, isHead, text, notes, leftOut, part } = preview;
  const notRead = leftOut.map(({ table, reason }) => t('preview.left-out', { table: foreignText(table), reason }));
  const size = t(isHead ? 'preview.size.head' : 'preview.size', { columns: width, rows: counted });
  const delimiter = DELIMITERS[text?.delimiter ?? ''] ?? 'other';
  const facts = text ? [size, t('preview.text', { delimiter, encoding: text.encoding.toUpperCase() })] : [size];
  return (
    <>
      <p className={styles.facts}>
        {part !== null && (
          <>
            <bdi>{foreignText(part)}</bdi>
            {': '}
          </>
        )}
        {facts.join('; ')}
      </p>
      {notes.length + notRead.length > 0 && (
        <section className={styles.notes} aria-label={t('preview.notes')}>
          <p className={styles.notesTitle}>{t('preview.notes')}</p>
          <ul>
            {[...notes, ...notRead].map((note) => (
              <li key={note}>{safeSentence(note)}</li>
            ))}
          </ul>
        </section>
      )}
      {/* A wide table is scrolled, with the keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={t('preview.shown', { n: rows.length })} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('preview.shown', { n: rows.length })}</caption>
          <thead>
            <tr>
              {columns.map(({ name, type }) => (
                <th key={name} scope="col" className={NUMBERS.has(type) ? styles.number : undefined}>
                  <bdi className={styles.text}>{foreignText(name)}</bdi>
                  <span className={styles.type}>{t(`type.${type}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {columns.map(({ name, type }, at) => {
                  const cell = row[at] ?? null;
                  return (
                    <td key={name} className={NUMBERS.has(type) ? styles.number : undefined}>
                      {cell === null ? (
                        <span className={styles.missing}>{t('preview.missing')}</span>
                      ) : (
                        <bdi className={styles.text}>{foreignText(cell)}</bdi>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {width > columns.length && <p className={styles.facts}>{t('preview.more', { n: width - columns.length })}</p>}
    </>
  );
}
