import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './database/connect';
import type { FileStore } from './files/file-store';
import type { MailQueue } from './mail/mail-queue';
import type { AccessTokens } from './modules/accounts/access-tokens';
import type { HashingQueue } from './modules/accounts/hashing-queue';
import type { AnalysisRunner } from './modules/analyses/analysis-runner';

/** What the modules work with. Made once by `buildApp` and handed to each. */
export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  database: Database;
  files: FileStore;
  mail: MailQueue;
  tokens: AccessTokens;
  hashing: HashingQueue;
  analyses: AnalysisRunner;
  startedAt: Date;
  /** Address under which people reach the hub, without a slash at its end. */
  publicUrl(): string;
}
