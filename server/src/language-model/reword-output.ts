import type { FastifyBaseLogger } from 'fastify';
import type { AnalysisOutput } from '../analysis/model';
import { writeReport } from '../analysis/report/write-report';
import type { Config } from '../config';
import type { LanguageModel } from './chat-completion';
import { rewordReport } from './reword-report';

type Settings = Pick<Config, 'LANGUAGE_MODEL_URL' | 'LANGUAGE_MODEL' | 'LANGUAGE_MODEL_KEY' | 'LANGUAGE_MODEL_TIMEOUT'>;

const modelOf = (config: Settings): LanguageModel | null =>
  config.LANGUAGE_MODEL_URL === undefined || config.LANGUAGE_MODEL === undefined
    ? null
    : {
        url: config.LANGUAGE_MODEL_URL,
        model: config.LANGUAGE_MODEL,
        key: config.LANGUAGE_MODEL_KEY,
        timeoutMs: config.LANGUAGE_MODEL_TIMEOUT * 1000,
      };

/** What the engine wrote, reworded where a language model is configured and answers; a report never fails for its sake. */
export const rewordOutput = async (
  config: Settings,
  output: AnalysisOutput,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): Promise<AnalysisOutput> => {
  const model = modelOf(config);
  if (!model) return output;
  try {
    const { document, refused } = await rewordReport(output.document, model, signal);
    if (refused.length > 0) log.info({ refused }, 'sentences of the language model were not taken');
    return { ...output, document, markdown: writeReport(document) };
  } catch (error) {
    log.warn({ err: error }, 'the language model gave no wording; the report stays as the engine wrote it');
    return output;
  }
};
