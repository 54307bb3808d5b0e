// Stands in for the engine where a test needs a child that hangs, dies or eats memory. The first line of the file says what to do.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const send = (message) => process.send?.(message);
const stats = { count: 2, missing: 0, distinct: 2 };

const output = (name, now) => {
  const chart = {
    id: 'c',
    type: 'bar',
    title: 'Rows',
    x: { label: 'a', type: 'category' },
    y: { label: 'rows' },
    series: [{ name: 'rows', points: [['=x', 2]] }],
  };
  const claim = {
    id: 'k1',
    kind: 'dominance',
    agent: 'suggestion-engine',
    table: name,
    subject: { filter: [], breakdown: 'a', measure: { op: 'count' } },
    member: '=x',
    direction: 'high',
    value: 2,
    unit: null,
    baseline: 1,
    n: 2,
    effect: 2,
    p: 0.01,
    q: 0.02,
    score: 1,
    sentence: '=HYPERLINK("x") has 2 rows, the most.',
    sql: 'select 2',
  };
  const run = (agent) => ({
    agent,
    startedAt: now,
    endedAt: now + 5,
    rows: 2,
    withinBudget: true,
    checked: { right: 9, total: 10 },
  });
  return {
    markdown: `# ${name}\n\n## Summary\n\nTwo rows.\n\n\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\`\n`,
    document: {
      report: { title: name, source_type: 'csv', source: name, created_at: new Date(now).toISOString(), period: null },
      tables: [{ name, relation: 't', rows: 2, columns: [{ name: 'a', type: 'text', role: 'category', stats }] }],
      alerts: [],
      claims: [claim, { ...claim, id: 'k2', kind: 'headline' }],
      charts: [chart],
      actions: [],
      tests: { run: 1, reported: 1 },
      engine: { name: 'scripted', version: '0' },
    },
    runs: ['data-analyzer', 'suggestion-engine', 'chart-specialist', 'report-generator'].map(run),
  };
};

const hoard = [];
let cancelled = false;
process.on('message', (message) => {
  if (message.type === 'cancel') {
    cancelled = true;
    return;
  }
  if (message.type === 'verify') {
    const results = message.claims.map((claim) => ({ claim: claim.id, outcome: 'same', old: claim.value, new: claim.value }));
    return send({ type: 'verified', id: message.id, results });
  }
  const { id, request } = message;
  const [input] = request.inputs;
  const [command] = readFileSync(input.path, 'utf8').split('\n');
  // Milliseconds may follow.
  const slow = /^#slow(?: (\d+))?$/.exec(command);
  cancelled = false;
  send({ type: 'stage', id, stage: 'reading', rows: 0 });
  if (command === '#deaf') return setInterval(() => undefined, 1000);
  if (command === '#wait') {
    send({ type: 'stage', id, stage: 'mining', rows: 2 });
    const timer = setInterval(() => {
      if (!cancelled) return;
      clearInterval(timer);
      send({ type: 'cancelled', id });
    }, 20);
    return;
  }
  if (command === '#die') return process.exit(3);
  if (command === '#throw') return send({ type: 'failed', id, message: 'secret inner text' });
  if (command === '#hoard') return setInterval(() => hoard.push(Buffer.alloc(64 * 1024 ** 2, 1)), 50);
  const [, kept] = /^#store (\d+)$/.exec(command) ?? [];
  if (kept) writeFileSync(request.storePath, Buffer.alloc(Number(kept)));
  if (command === '#grow') {
    const timer = setInterval(() => {
      if (!cancelled) {
        appendFileSync(request.storePath, Buffer.alloc(10_000));
        return;
      }
      clearInterval(timer);
      send({ type: 'cancelled', id });
    }, 20);
    return;
  }
  if (command === '') return send({ type: 'inputError', id, code: 'empty-file', message: 'The file is empty.' });
  setTimeout(() => send({ type: 'done', id, output: output(input.name, Date.now()) }), slow ? Number(slow[1] ?? 500) : 0);
});
process.on('disconnect', () => process.exit(0));
send({ type: 'ready', engine: 'scripted 0' });
