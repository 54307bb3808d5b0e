import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { visibleText } from '../../contracts/foreign-text';
import { Button } from '../../ui/buttons/button';
import { t } from '../messages';
import { useReport } from '../report-context';
import { layOutQuery } from './lay-out-query';
import { readableQuery } from './readable-query';
import styles from './claims.module.css';

const CONFIRMED_MS = 2000;

interface QueryPanelProps {
  title: string;
  sql: string;
}

/** The SQL behind a number, to read and to copy. */
export function QueryPanel({ title, sql }: QueryPanelProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const { tables } = useReport();
  // As who has the tables can run it.
  const shown = layOutQuery(readableQuery(sql, tables));
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      // Missing where the page is not served securely, refused where the user does not allow it.
      await navigator.clipboard.writeText(shown);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className={styles.query}>
      <div className={styles.queryHead}>
        <span className={styles.queryTitle}>{title}</span>
        <Button
          size="sm"
          variant="ghost"
          icon={state === 'copied' ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy()}
        >
          {t(state === 'copied' ? 'query.copied' : 'query.copy')}
        </Button>
        <span role="status" className={styles.queryStatus}>
          {state === 'refused' && t('query.not-copied')}
        </span>
      </div>
      <pre className={styles.sql}>
        {/* What is copied has the characters that cannot be seen. */}
        <code dir="ltr">{visibleText(shown)}</code>
      </pre>
    </div>
  );
}
