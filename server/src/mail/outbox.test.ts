import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outbox } from './outbox';

test('mails of the same moment are listed newest first, in the order in which they were sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-outbox-'));
  try {
    const box = outbox(folder);
    const subjects = Array.from({ length: 20 }, (_, n) => `Mail ${n}`);
    await Promise.all(subjects.map((subject) => box.send({ to: 'ann@example.com', subject, text: 'x'.repeat(100), html: '' })));
    expect((await box.list()).map((mail) => mail.subject)).toEqual(subjects.toReversed());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
