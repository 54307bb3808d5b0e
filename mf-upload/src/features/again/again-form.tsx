import { FileUp, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReportDetail } from '@hub/shared/contracts/report';
import { Button, foreignText, InlineNote, PasswordField } from '@hub/shared/ui';
import { FileInput } from '../csv/file-input';
import styles from './again.module.css';

export interface AgainActions {
  /** A database needs its password, the other sources need nothing. */
  onAgain: (detail: ReportDetail, password?: string) => void;
  onNewerFile: (files: File[], detail: ReportDetail) => void;
}

/** What it takes to analyse the source anew: nothing, a newer file, or the database's password. */
export function AgainForm({ detail, onAgain, onNewerFile }: AgainActions & { detail: ReportDetail }) {
  const { source, source_name: name = detail.report.report_title } = detail;
  if (!source) {
    return (
      <InlineNote tone="warning">
        This report was made before sources were kept. Connect its source below; the next report of it can be made anew.
      </InlineNote>
    );
  }
  switch (source.type) {
    case 'csv':
      return <FileAgain name={name} onAgain={() => onAgain(detail)} onChoose={(files) => onNewerFile(files, detail)} />;
    case 'google_sheet':
      return (
        <>
          <p className={styles.text}>
            The sheet “<bdi>{foreignText(name)}</bdi>” is read anew, as it is now.
          </p>
          <div className={styles.buttons}>
            <Button variant="primary" icon={<RotateCw size={18} />} onClick={() => onAgain(detail)}>
              Analyze again
            </Button>
          </div>
        </>
      );
    case 'postgres':
      return <DatabaseAgain {...source} onAgain={(password) => onAgain(detail, password)} />;
  }
}

interface FileAgainProps {
  name: string;
  onAgain: () => void;
  onChoose: (files: File[]) => void;
}

function FileAgain({ name, onAgain, onChoose }: FileAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.text}>
        Upload a newer state of “<bdi>{foreignText(name)}</bdi>” to see what has changed, or analyze the stored file anew.
      </p>
      <FileInput ref={input} label="Newer CSV file" onChoose={onChoose} />
      <div className={styles.buttons}>
        <Button variant="primary" icon={<FileUp size={18} />} onClick={() => input.current?.click()}>
          Upload newer file
        </Button>
        <Button icon={<RotateCw size={18} />} onClick={onAgain}>
          Analyze stored file
        </Button>
      </div>
    </>
  );
}

interface DatabaseAgainProps {
  host: string;
  port: number;
  dbname: string;
  user: string;
  tables: string[];
  onAgain: (password: string) => void;
}

function DatabaseAgain({ host, port, dbname, user, tables, onAgain }: DatabaseAgainProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '') setError('Password is required');
        else onAgain(password);
      }}
    >
      <p className={styles.text}>
        {tables.length === 1 ? 'The table' : 'The tables'} {tables.map(foreignText).join(', ')} of {foreignText(dbname)} at{' '}
        {foreignText(host)}:{port}, as {foreignText(user)}.
      </p>
      <PasswordField
        label="Password"
        name="postgres-password"
        autoComplete="off"
        hint="Used for this analysis only, never stored."
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<RotateCw size={18} />}>
          Analyze again
        </Button>
      </div>
    </form>
  );
}
