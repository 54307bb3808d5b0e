import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailGaps } from './mail-gaps';
import { ConfigError, isEmbeddedDevelopment, readConfig, ROOT, settings } from './config';

test('an empty environment is enough', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    REQUIRE_VERIFIED_EMAIL: false,
    CORS_ORIGINS: [],
  });
  expect(config.DATA_DIR).toBe(join(ROOT, 'data'));
  expect(isEmbeddedDevelopment(config)).toBe(true);
});

test('an outside database or production is no embedded development', () => {
  expect(isEmbeddedDevelopment(readConfig({ DATABASE_URL: 'postgres://u:p@localhost/hub' }))).toBe(false);
  expect(isEmbeddedDevelopment(readConfig({ NODE_ENV: 'production' }))).toBe(false);
});

test('values are read', () => {
  const config = readConfig({
    PORT: '8080',
    CORS_ORIGINS: 'https://a.example, https://b.example',
    PUBLIC_URL: 'https://hub.example/',
    TRUST_PROXY: 'true',
    DATA_DIR: '/srv/hub',
  });
  expect(config).toMatchObject({
    PORT: 8080,
    CORS_ORIGINS: ['https://a.example', 'https://b.example'],
    PUBLIC_URL: 'https://hub.example',
    TRUST_PROXY: 1,
    DATA_DIR: '/srv/hub',
  });
});

test.each([
  ['PORT', '99999', 'from 0 to 65535'],
  ['PORT', 'http', 'whole number'],
  ['PUBLIC_URL', 'hub.example', 'PUBLIC_URL: must be an address such as https://hub.example'],
  ['PUBLIC_URL', 'javascript://x', 'PUBLIC_URL: must be an address such as https://hub.example'],
  ['DATABASE_URL', 'mysql://localhost/x', 'postgres://'],
  ['SMTP_URL', 'http://mail', 'smtp://'],
  ['JWT_SECRET', 'short', '32 characters'],
  ['REQUIRE_VERIFIED_EMAIL', 'yes', 'REQUIRE_VERIFIED_EMAIL: must be one of true, false'],
  ['SOURCE_TLS', 'always', 'SOURCE_TLS: must be one of disable, prefer, require, verify-full'],
  ['MAIL_FROM', 'me', 'MAIL_FROM: must have at least 3 characters'],
  ['MFE_OPERATOR_TOKEN', 'a b'.repeat(20), 'MFE_OPERATOR_TOKEN: must not have spaces'],
  ['TRUST_PROXY', 'some', 'TRUST_PROXY: must be true, false or a number of proxies up to 10'],
  ['UPLOAD_LIMIT', '-1', 'whole number'],
  ['LANGUAGE_MODEL_URL', 'http://localhost:1/v1', 'LANGUAGE_MODEL_URL: a language model cannot be configured'],
  ['LANGUAGE_MODEL', 'any', 'LANGUAGE_MODEL: a language model cannot be configured'],
  ['LANGUAGE_MODEL_KEY', 'hidden-word', 'LANGUAGE_MODEL_KEY: a language model cannot be configured'],
  ['LANGUAGE_MODEL_TIMEOUT', '30', 'LANGUAGE_MODEL_TIMEOUT: a language model cannot be configured'],
])('%s=%s is refused with a sentence', (name, value, text) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(text);
});

test('a secret value is never part of the sentence', () => {
  expect(() => readConfig({ JWT_SECRET: 'my short secret' })).not.toThrow('my short secret');
  expect(() => readConfig({ LANGUAGE_MODEL_KEY: 'hidden-word' })).not.toThrow('hidden-word');
});

test('docs/CONFIGURATION.md lists every setting, and says of it what the code says', () => {
  const page = readFileSync(join(ROOT, 'docs/CONFIGURATION.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|$/gm)].map(([, name, byDefault, text]) => ({
    name,
    byDefault,
    text,
  }));
  const wanted = Object.entries(settings).map(([name, schema]) => {
    const value: unknown = schema.safeParse(undefined).data;
    const isUnset = value === undefined || (Array.isArray(value) && value.length === 0);
    return {
      name,
      byDefault: isUnset ? '–' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``,
      text: schema.description,
    };
  });
  expect(rows).toEqual(wanted);
});

describe('mails in production', () => {
  const production = { NODE_ENV: 'production', REQUIRE_VERIFIED_EMAIL: 'true' };
  const complete = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hub.example', MAIL_FROM: 'Hub <hub@hub.example>' };

  test.each(Object.keys(complete))('verified addresses cannot be asked for without %s', (name) => {
    expect(() => readConfig({ ...production, ...complete, [name]: '' })).toThrow(
      new RegExp(`^REQUIRE_VERIFIED_EMAIL needs[^]*\\n  ${name}: `),
    );
  });

  test('all that is missing is listed at once, and nothing where all is set or nobody needs it', () => {
    expect(mailGaps(readConfig({ NODE_ENV: 'production' })).map((gap) => gap.split(':')[0])).toEqual(Object.keys(complete));
    expect(mailGaps(readConfig({ ...production, ...complete }))).toEqual([]);
    expect(mailGaps(readConfig({ REQUIRE_VERIFIED_EMAIL: 'true' }))).toEqual([]);
  });
});
