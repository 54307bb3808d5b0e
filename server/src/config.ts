import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { DEFAULT_SENDER, indented, mailGaps } from './mail-gaps';
import { t } from './messages';
import { readPublishKey } from './modules/provenance/publish-keys';

/** The repository's root, from `server/src` as well as from `server/dist`. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const whole = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, { error: () => t('setting.whole') })
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, {
      error: () => t('setting.range', { least: String(minimum), most: String(maximum) }),
    });
const MOST_PROXIES = 10;
const proxies = z
  .string()
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value.match(/^\d+$/)?.[0])))
  .refine((value) => value >= 0 && value <= MOST_PROXIES, { error: () => t('setting.proxies', { most: MOST_PROXIES }) });
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const publishKeys = list.transform((texts, context) =>
  texts.flatMap((text) => {
    const key = readPublishKey(text);
    if (!key) context.addIssue({ code: 'custom', message: t('setting.publish-key'), input: texts });
    return key ?? [];
  }),
);
const origin = z
  .url({ protocol: /^https?$/, error: () => t('setting.address', { example: 'https://hub.example' }) })
  .transform((value) => value.replace(/\/+$/, ''));
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: () => t('setting.address', { example: 'postgres://user:password@host/name' }),
});
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: () => t('setting.address', { example: 'smtp://user:password@host:587' }),
});
/** What is wrong with a setting that says nothing of its own. */
const faultOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return t('setting.choice', { values: issue.values.map(String).join(', ') });
  return issue.code === 'too_small' ? t('setting.short', { least: Number(issue.minimum) }) : t('setting.wrong');
};

/** Every setting, read from the environment. `describe` is what docs/CONFIGURATION.md says of it. */
export const settings = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` takes the development mailbox away. With the embedded database, `development` is the default.'),
  PORT: whole(0, 65535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on. `0.0.0.0` makes the hub reachable from other machines.'),
  PUBLIC_URL: origin
    .optional()
    .describe('Address under which people reach the hub; links in mails begin with it. Default: the address it listens on.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder of everything the hub keeps. A relative path starts at the repository.'),
  DATABASE_URL: postgresUrl.optional().describe('PostgreSQL database to use instead of the embedded one.'),
  UNKNOWN_FILES_LIMIT: whole(0)
    .default(5)
    .describe(
      'Stored files of no report and no analysis that a start moves to `DATA_DIR/trash` by itself. When there are more, it refuses: the database may be the wrong one.',
    ),
  JWT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that signs access tokens. Default: made at the first start and kept in `DATA_DIR/jwt-secret`.'),
  TOKEN_LIFETIME: whole(60, 30 * 86400)
    .default(43200)
    .describe('Seconds that an access token is valid.'),
  SMTP_URL: smtpUrl.optional().describe('Mail server. Without it, mails are written to `DATA_DIR/outbox`.'),
  MAIL_FROM: z.string().min(3).default(DEFAULT_SENDER).describe('Sender of the mails.'),
  REQUIRE_VERIFIED_EMAIL: flag
    .default(false)
    .describe('Whether outside sources may be connected only with a verified email address.'),
  ALLOW_PRIVATE_SOURCES: flag
    .optional()
    .describe(
      'Whether a PostgreSQL source may be in a private network or on this machine. Default: yes, but no when `NODE_ENV` is `production`.',
    ),
  SOURCE_TLS: z
    .enum(['disable', 'prefer', 'require', 'verify-full'])
    .default('prefer')
    .describe(
      'Encryption of PostgreSQL sources. `prefer` does without where the server has none, but then sends a password by SCRAM only; only `verify-full` checks the certificate (`NODE_EXTRA_CA_CERTS` adds authorities).',
    ),
  SOURCE_ROW_LIMIT: whole(1, 100_000_000)
    .default(2_000_000)
    .describe(
      'Rows of one PostgreSQL table that are copied. Of a larger one a sample is copied, and findings are computed in the database.',
    ),
  SOURCE_SIZE_LIMIT: whole(1)
    .default(2 * 1024 ** 3)
    .describe('Bytes of one PostgreSQL table, as CSV, that are copied.'),
  SHEET_LIMIT: whole(1)
    .default(200 * 1024 ** 2)
    .describe('Largest Google Sheet, as CSV, that is downloaded, in bytes.'),
  SOURCE_RATE_LIMIT: whole(1).default(30).describe('Attempts to reach an outside source per minute and address.'),
  TEST_GOOGLE_ORIGIN: origin
    .optional()
    .describe('For tests only: a server on 127.0.0.1 that stands in for Google. Refused when `NODE_ENV` is `production`.'),
  UPLOAD_LIMIT: whole(1)
    .default(2 * 1024 ** 3)
    .describe('Largest file that may be uploaded, in bytes.'),
  USER_STORAGE_LIMIT: whole(1)
    .default(20 * 1024 ** 3)
    .describe("Bytes that one user's stored files may take in all, with what is being uploaded and the engine's copies."),
  FREE_SPACE_FLOOR: whole(0)
    .default(512 * 1024 ** 2)
    .describe(
      'Bytes that stay free on the disk of `DATA_DIR`: what would leave less is refused. With 0 the disk is not looked at.',
    ),
  UPLOAD_MIN_RATE: whole(0)
    .default(1000)
    .describe('Bytes a second that an upload must bring on average of each `STALL_TIMEOUT`; a slower one is given up.'),
  MAX_USER_UPLOADS: whole(1, 1000).default(5).describe('Files that one user may be uploading at the same time.'),
  MAX_USER_STREAMS: whole(1, 1000)
    .default(20)
    .describe('Analyses whose progress one user may be following at the same time, in all tabs together.'),
  REQUEST_TIMEOUT: whole(1, 3600)
    .default(30)
    .describe(
      'Seconds in which the headers of a request must be here, and then its body. For an upload `UPLOAD_MIN_RATE` holds instead.',
    ),
  STALL_TIMEOUT: whole(1, 3600)
    .default(60)
    .describe('Seconds after which a connection is given up when an upload stands still, or nobody reads an answer.'),
  MAX_CONCURRENT_ANALYSES: whole(1, 64).default(2).describe('Analyses that run at the same time; further ones wait in line.'),
  MAX_USER_ANALYSES: whole(1, 1000).default(5).describe('Analyses that one user may have running or waiting at the same time.'),
  ENGINE_MEMORY: whole(64 * 1024 ** 2)
    .optional()
    .describe('Bytes of memory for one analysis. Default: half of the machine, shared out.'),
  ENGINE_PRACTICE: flag
    .default(true)
    .describe(
      'Whether a child of the engine that waits runs a small table, so that the first analysis takes half as long. Without it, a hub that nobody asks for anything takes 85 MB less.',
    ),
  ANALYSIS_TIMEOUT: whole(1, 86400).default(1800).describe('Seconds after which an analysis is stopped.'),
  AUTH_RATE_LIMIT: whole(1)
    .default(60)
    .describe('Account calls of a kind (passwords, registration, mails) per minute and address; of IPv6, per 64 bits of it.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe(
      'Least severity that is logged. Default: `warn`, but `info` (a line for each request) when `NODE_ENV` is `production`.',
    ),
  DISCOVERY_TTL: whole(1, 86400).default(5).describe('Seconds after which a visible page asks whether a remote has a new build.'),
  STAFF_EMAILS: list
    .default([])
    .describe(
      'Who is in the cohort `staff`, which may be given new builds before others: addresses, or domains such as `@hub.example`, separated by commas.',
    ),
  MFE_OPERATORS: list
    .default([])
    .describe(
      'Accounts that see and steer all releases on the screen _Releases_, by their verified addresses, separated by commas. Default: nobody.',
    ),
  MFE_OPERATOR_TOKEN: z
    .string()
    .min(32)
    .regex(/^\S+$/, { error: () => t('setting.spaces') })
    .optional()
    .describe(
      'Token that makes deploy tokens and may release every remote. Default: made at the first start and kept in `DATA_DIR/operator-token`.',
    ),
  MFE_PUBLISH_KEYS: publishKeys
    .default([])
    .describe(
      'Public keys of those who publish, separated by commas: `mf-reports=KEY` for one remote, `KEY` for each. A remote with a key takes signed builds alone. Default: builds need no signature.',
    ),
  REMOTE_BUILD_LIMIT: whole(1024, 256 * 1024 ** 2)
    .default(16 * 1024 ** 2)
    .describe('Bytes that all files of one published build may have together, with its packed maps to the sources.'),
  REMOTE_BUILD_DAYS: whole(1, 3650)
    .default(30)
    .describe('Days that a published build is kept after it was last in the discovery document.'),
  REMOTES_URL: origin
    .optional()
    .describe(
      'Address of a CDN in front of `/remotes` from which browsers fetch published builds. Default: from the hub itself.',
    ),
  CORS_ORIGINS: list.default([]).describe('Other origins whose pages may call the API, separated by commas.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin
    .optional()
    .describe(
      'Receiver of traces and metrics by OTLP over HTTP; `/v1/traces` and `/v1/metrics` are added. Default: nothing is told to anybody.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers for that receiver, `name=value` separated by commas, such as its key. A secret.'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('data-intelligence-hub').describe('What the hub calls itself there.'),
  OTEL_METRIC_EXPORT_INTERVAL: whole(1000, 3_600_000)
    .default(60_000)
    .describe('Milliseconds from one export of metrics to the next.'),
  OTEL_SDK_DISABLED: flag.default(false).describe('Whether nothing is told although a receiver is named.'),
  TRUST_PROXY: proxies
    .default(0)
    .describe(
      'How many proxies stand in front of the hub, one behind the other: so many entries at the end of `X-Forwarded-For` are believed. `true` is 1, `false` is 0.',
    ),
} satisfies Record<string, z.ZodType>;

/** Settings of a feature that is closed: whoever gives one must learn that nothing happens by it. */
const REFUSED = ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL', 'LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_TIMEOUT'];

const environment = z.object(settings);
export type Config = z.infer<typeof environment>;

/** A setting is wrong. The message names each one and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** @throws ConfigError */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  // An empty variable counts as absent: that is what `NAME= command` and most env files mean.
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in settings && value !== ''));
  const result = environment.safeParse(given, { error: faultOf });
  const refused = REFUSED.filter((name) => (env[name] ?? '') !== '').map(
    (name) => `${name}: ${t('start.settings.language-model')}`,
  );
  if (!result.success || refused.length > 0) {
    const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
    throw new ConfigError(t('start.settings', { lines: indented([...wrong, ...refused]) }));
  }
  const gaps = result.data.REQUIRE_VERIFIED_EMAIL ? mailGaps(result.data) : [];
  if (gaps.length > 0) {
    throw new ConfigError(t('start.settings.mail', { gaps: indented(gaps) }));
  }
  return { ...result.data, DATA_DIR: resolve(ROOT, result.data.DATA_DIR) };
};

/** Embedded development mode: no outside database, not production. Only here does the mailbox page exist. */
export const isEmbeddedDevelopment = (config: Config) => !config.DATABASE_URL && config.NODE_ENV !== 'production';
