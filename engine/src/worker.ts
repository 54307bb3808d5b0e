import { analyze } from './analyze';
import { ENGINE_VERSION } from './engine-version';
import { InputError } from './model';
import { previewFile } from './preview/preview-file';
import { previewTable } from './read/write/preview-table';
import { readRows } from './verify/read-rows';
import { verifyClaims } from './verify/verify-claims';
import type { SourceAnswer } from './sources/pushdown/pushdown-table';
import { sourceLost } from './sources/source-lost';
import { inLanguage } from './words';
import type { WorkerMessage, WorkerRequest } from './worker-messages';

/** Child process of the server: does one analysis after the other and answers over IPC (see `worker-messages.ts`). */
const running = new Map<string, AbortController>();

const send = (message: WorkerMessage): void => void process.send?.(message);

type Answer = Extract<WorkerRequest, { type: 'answer' }>;
const questions = new Map<number, (answer: Answer) => void>();
let asked = 0;

/** Asks the database by way of the parent, which alone knows how to reach it. */
async function ask(id: string, sql: string, signal: AbortSignal): Promise<SourceAnswer | null> {
  const question = ++asked;
  const over = new AbortController();
  const answer = await new Promise<Answer>((resolve, reject) => {
    questions.set(question, resolve);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: over.signal });
    send({ type: 'ask', id, question, sql });
  }).finally(() => {
    questions.delete(question);
    over.abort();
  });
  if (answer.lost) throw sourceLost();
  return answer.answer;
}

/** Does one thing and sends what comes of it, or how it ended. */
async function answer(id: string, work: (signal: AbortSignal) => Promise<WorkerMessage>): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    send(await work(controller.signal));
  } catch (error) {
    send(answerTo(error, id, controller.signal));
  } finally {
    running.delete(id);
  }
}

function take(message: Exclude<WorkerRequest, { type: 'cancel' | 'answer' }>): Promise<void> {
  const { id } = message;
  switch (message.type) {
    case 'analyze':
      return answer(id, async (signal) => {
        const output = await analyze(message.request, {
          signal,
          onStage: (stage, rows) => send({ type: 'stage', id, stage, rows }),
          onRun: (run) => send({ type: 'run', id, run }),
          ask: (sql) => ask(id, sql, signal),
        });
        return { type: 'done', id, output };
      });
    case 'verify':
      return answer(id, async (signal) => {
        const results = await verifyClaims({ claims: message.claims }, message.storePath, signal);
        return { type: 'verified', id, results };
      });
    case 'rows':
      return answer(id, async (signal) => ({
        type: 'rows',
        id,
        read: await readRows(message.claim, message.storePath, message.page, signal),
      }));
    case 'preview':
      return answer(id, async (signal) => ({ type: 'previewed', id, preview: await previewTable(message.input, signal) }));
    case 'show':
      return answer(id, async (signal) => ({ type: 'shown', id, preview: await previewFile(message.request, signal) }));
  }
}

function answerTo(error: unknown, id: string, signal: AbortSignal): WorkerMessage {
  if (signal.aborted) return { type: 'cancelled', id };
  if (error instanceof InputError)
    return {
      type: 'inputError',
      id,
      code: error.code,
      message: error.message,
      ...(error.line === undefined ? {} : { line: error.line }),
    };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { type: 'failed', id, message, ...(stack === undefined ? {} : { stack }) };
}

process.on('message', (message: WorkerRequest) => {
  if (message.type === 'cancel') running.get(message.id)?.abort();
  else if (message.type === 'answer') questions.get(message.question)?.(message);
  else void inLanguage(message.language ?? 'en', () => take(message));
});
// The parent is gone: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
send({ type: 'ready', engine: ENGINE_VERSION });
