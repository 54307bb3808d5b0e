import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { REVISION_HEADER } from '@hub/shared/discovery';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isEmbeddedDevelopment, ROOT, type Config } from './config';
import type { Context } from './context';
import { connect } from './database/connect';
import { refreshStatistics } from './database/refresh-statistics';
import { enginePool } from './engine/engine-pool';
import { workerScript, type WorkerScript } from './engine/worker-path';
import { fileStore } from './files/file-store';
import { admit, settle } from './installation/installation';
import { mailQueue } from './mail/mail-queue';
import { outbox } from './mail/outbox';
import { smtpTransport } from './mail/smtp-transport';
import { accessTokens } from './modules/accounts/access-tokens';
import { hashingQueue } from './modules/accounts/hashing-queue';
import { identifyBy } from './modules/accounts/identify';
import { accountRoutes } from './modules/accounts/account-routes';
import { exportRoutes } from './modules/accounts/export-routes';
import { sessionRoutes } from './modules/accounts/session-routes';
import { signingSecret } from './modules/accounts/signing-secret';
import { agentRoutes } from './modules/agents/agent-routes';
import { notifications } from './modules/agents/notifications';
import { analysisRoutes } from './modules/analyses/analysis-routes';
import { analysisRunner } from './modules/analyses/analysis-runner';
import { findBuild } from './modules/discovery/build-repository';
import { isTrusted, keysForPages } from './modules/provenance/publish-keys';
import { crashRoutes } from './modules/crashes/crash-routes';
import { mapStore } from './modules/crashes/map-store';
import { discoveryRoutes } from './modules/discovery/discovery-routes';
import { startDiscovery } from './modules/discovery/discovery-service';
import { healthRoutes } from './modules/health-routes';
import { mailboxRoutes } from './modules/mailbox/mailbox-routes';
import { unsubscribeRoutes } from './modules/mails/unsubscribe-routes';
import { unsubscribeTokens } from './modules/mails/unsubscribe-token';
import { mailWriter } from './modules/mails/write-mail';
import { overrideCookies, type RecordOf, type TokenHolds } from './modules/overrides/override-cookie';
import { previewLinks } from './modules/overrides/preview-link';
import { previewRoutes } from './modules/overrides/preview-routes';
import { overrideRoutes } from './modules/overrides/override-routes';
import { compareRoutes } from './modules/reports/compare/compare-routes';
import { readingRoutes } from './modules/reports/told-reading/reading-routes';
import { buildStore } from './modules/releases/build-store';
import { paperRoutes } from './modules/provenance/paper-routes';
import { cleanBuilds } from './modules/releases/clean-builds';
import { operatorToken } from './modules/releases/operator-token';
import { mayRelease, operatorAccounts, tokenHolders } from './modules/releases/release-guard';
import { releaseRoutes } from './modules/releases/release-routes';
import { rowsRoutes } from './modules/reports/rows-routes';
import { reportRoutes } from './modules/reports/report-routes';
import { rolloutController } from './modules/rollouts/rollout-controller';
import { rolloutFigures } from './modules/rollouts/rollout-figures';
import { helpRoutes } from './modules/help/help-routes';
import { textOfHelp } from './modules/help/help-text';
import { textOfDemo } from './modules/sample/demo-text';
import { sampleReport } from './modules/sample/sample-report';
import { sampleRoutes } from './modules/sample/sample-routes';
import { shareRoutes } from './modules/shares/share-routes';
import { settingsRoutes } from './modules/settings/settings-routes';
import { againRoutes } from './modules/sources/again-routes';
import { noteSent, type SentPage } from './modules/rollouts/silent-pages';
import type { SourceTable } from './modules/sources/source-adapter';
import { openSources, SOURCES } from './modules/sources/sources';
import { pageLoadRoutes } from './modules/telemetry/page-load-routes';
import { telemetryRoutes } from './modules/telemetry/telemetry-routes';
import { cookiePolicy } from './modules/web/cookies';
import { languages } from './modules/web/languages';
import { webRoutes } from './modules/web/web-routes';
import { guards } from './plugins/auth';
import { compression } from './plugins/compression';
import { errorAnswers } from './plugins/error-answers';
import { HOUR_MS, jobs } from './plugins/jobs';
import { jsonBodies } from './plugins/json-bodies';

import { limits } from './plugins/limits';
import { loggerOptions } from './plugins/logger';
import { openapi } from './plugins/openapi';
import { oldPages } from './plugins/old-pages';
import { BODY_LIMIT, headerTimes, patience } from './plugins/patience';
import { securityHeaders } from './plugins/security-headers';
import { storableText } from './plugins/storable-text';
import { needsHost, unreadableRequests } from './plugins/unreadable-requests';
import { traces } from './plugins/traces';
import { recover } from './recover';
import { regularWork } from './regular-work';
import { startTelemetry } from './tracing/start-telemetry';

export interface AppOptions {
  /** Script of the engine's child process. */
  worker?: WorkerScript;
  /** Folder of the built front end. */
  dist?: string;
  /** Where tables come from; by default all that this hub knows. */
  sources?: SourceTable;
  /** Template of the embedded database. */
  databaseTemplate?: string;
}

/** Names by which a browser on this machine reaches the server. */
const ownAddress = (app: FastifyInstance, config: Config) => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.HOST);
  return `http://${isLocal ? 'localhost' : config.HOST}:${port}`;
};

/**
 * The whole server, ready to listen or to be tested by `inject`. `context` is for tests and for the start.
 * @throws FolderLockedError when another process works in DATA_DIR
 * @throws InstallationError when DATA_DIR and the database do not belong together
 */
export const buildApp = async (config: Config, options: AppOptions = {}) => {
  const app = fastify({
    logger: loggerOptions(config),
    genReqId: () => randomUUID(),
    // Of so many proxies: the address that the outermost saw is taken, what a client claims before it is not.
    trustProxy: config.TRUST_PROXY > 0 ? (_address: string, hop: number) => hop < config.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    keepAliveTimeout: 75_000,
    // Without a host: answered by a sentence below, where Node would send an empty refusal.
    http: { ...headerTimes(config), requireHostHeader: false },
    ...unreadableRequests,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON and the upload's form are all that is ever taken.
  app.removeContentTypeParser('text/plain');
  jsonBodies(app);

  const files = await fileStore(join(config.DATA_DIR, 'files'), join(config.DATA_DIR, 'trash'));
  const database = await connect(config, options.databaseTemplate, (kind, found) => admit(config, files, kind, found));
  try {
    const { db } = database;
    await settle(config, database);
    const { missing, of } = await recover({ config, database, files, log: app.log });
    if (missing > 0)
      app.log.warn({ missing, of }, 'stored files of reports are missing: check that DATA_DIR is the right folder');
    await refreshStatistics(database);
    const publicUrl = () => config.PUBLIC_URL ?? ownAddress(app, config);
    const localOutbox = outbox(join(config.DATA_DIR, 'outbox'));
    const transport = config.SMTP_URL ? smtpTransport(config.SMTP_URL, config.MAIL_FROM) : localOutbox;
    const unsubscribe = unsubscribeTokens(signingSecret(config));
    const mail = mailQueue({ db, transport, write: mailWriter({ db, publicUrl, unsubscribe }), log: app.log });
    const engine = enginePool(options.worker ?? workerScript(), app.log, { practises: config.ENGINE_PRACTICE });
    const analyses = analysisRunner({ config, database, files, engine, log: app.log }, notifications(mail));
    const tokens = accessTokens(signingSecret(config), config.TOKEN_LIFETIME);
    const startedAt = new Date();
    const context: Context = {
      config,
      log: app.log,
      database,
      files,
      mail,
      tokens,
      hashing: hashingQueue(),
      analyses,
      startedAt,
      publicUrl,
    };
    const sources = openSources(options.sources ?? SOURCES, context);
    const dist = options.dist ?? join(ROOT, 'dist');
    const discovery = await startDiscovery(database, { dist, ttlSeconds: config.DISCOVERY_TTL, log: app.log });
    const store = buildStore(db, { shipped: join(dist, 'remotes'), unpacked: join(config.DATA_DIR, 'remotes') });
    const remotesUrl = config.REMOTES_URL ?? '';
    const figures = (remote: string) => rolloutFigures(db, remote, discovery.current().remotes[remote]);
    const controller = rolloutController({ db, discovery, store, log: app.log });
    const guard = guards(app, identifyBy(tokens, db));

    // A tab learns of a change with whatever it asks, before it is its turn to ask for it.
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header(REVISION_HEADER, discovery.current().revision);
    });
    app.addHook('preClose', () => analyses.close());
    app.addHook('preClose', async () => {
      for (const source of Object.values(sources)) source.close();
    });
    app.addHook('onClose', async () => {
      await controller.idle();
      await mail.close();
      await database.close();
    });

    const telemetry = await startTelemetry(config, analyses.queue);
    if (telemetry) {
      traces(app, telemetry);
      app.addHook('onClose', () => telemetry.close());
    }
    errorAnswers(app);
    patience(app, config);
    needsHost(app);
    oldPages(app);
    storableText(app);
    await securityHeaders(app, config);
    compression(app);
    if (config.CORS_ORIGINS.length > 0) {
      await app.register(cors, { origin: config.CORS_ORIGINS, credentials: true, methods: ['GET', 'POST', 'PUT', 'DELETE'] });
    }
    await limits(app);
    await app.register(cookie);
    cookiePolicy(app, config.PUBLIC_URL, signingSecret(config));
    languages(app);
    await openapi(app);
    await app.register(accountRoutes(context, guard), { prefix: '/api/users' });
    await app.register(sessionRoutes(context, guard), { prefix: '/api/users' });
    await app.register(exportRoutes(context, guard), { prefix: '/api/users' });
    await app.register(settingsRoutes(context, guard), { prefix: '/api/users' });
    const sample = sampleReport(context);
    for (const routes of [
      ...Object.values(sources).map((source) => source.routes(guard)),
      againRoutes(context, guard, sources),
      analysisRoutes(context, guard),
      reportRoutes(context, guard, sources),
      rowsRoutes(context, guard, sources),
      readingRoutes(context, guard),
      compareRoutes(context, guard),
      shareRoutes(context, guard),
      agentRoutes(context, guard),
      sampleRoutes(context, guard, sources, sample),
      helpRoutes(context),
      telemetryRoutes(context, { discovery, controller, maps: mapStore(db, dist), key: signingSecret(config) }),
      ...(telemetry ? [pageLoadRoutes(telemetry)] : []),
      healthRoutes(context),
      discoveryRoutes(discovery),
    ]) {
      await app.register(routes, { prefix: '/api' });
    }
    const holders = tokenHolders(db, operatorToken(config));
    const byAccount = operatorAccounts(identifyBy(tokens, db), config.MFE_OPERATORS);
    const links = previewLinks(signingSecret(config));
    const parts = { db, discovery, store, dist, remotesUrl, figures, keys: config.MFE_PUBLISH_KEYS };
    const releases = releaseRoutes(context, { ...parts, links }, { ...holders, byAccount });
    await app.register(releases, { prefix: '/api/releases' });
    await app.register(crashRoutes(db, { ...holders, byAccount }), { prefix: '/api/releases/errors' });
    await app.register(paperRoutes(db, dist, { ...holders, byAccount }), { prefix: '/api/releases' });
    const hasMailbox = isEmbeddedDevelopment(config) && !config.SMTP_URL;
    await app.register(unsubscribeRoutes({ db, tokens: unsubscribe }));
    if (hasMailbox) mailboxRoutes(app, localOutbox);
    const recordOf: RecordOf = async (remote, buildId) => {
      const build = await findBuild(db, remote, buildId);
      return build && isTrusted(config.MFE_PUBLISH_KEYS, build) ? build.record : null;
    };
    const isProduction = config.NODE_ENV === 'production';
    const tokenFor = async (token: string, remote: string) => {
      const holder = await holders.byToken(token);
      return holder && mayRelease(holder, remote) ? holder.id : null;
    };
    const tokenHolds: TokenHolds = async (id, remote) => {
      if (id === null) return !isProduction;
      const holder = await holders.byId(id);
      return holder !== null && mayRelease(holder, remote);
    };
    const cookies = overrideCookies(signingSecret(config), tokenHolds, recordOf);
    const [ofHelp, ofDemo] = [textOfHelp(config), textOfDemo(sample)];
    const textOf = (path: string) => ofHelp(path) ?? ofDemo(path);
    const pageSent = (page: SentPage) =>
      void noteSent(db, discovery.current(), page, signingSecret(config))
        .then((remote) => remote !== null && controller.lookSometime(remote))
        .catch((error: unknown) => app.log.error({ err: error }, 'a page that was sent could not be noted'));
    await webRoutes(app, discovery, {
      publicUrl,
      dist,
      store,
      overrideCookies: cookies,
      pageSent,
      textOf,
      keys: keysForPages(config.MFE_PUBLISH_KEYS),
    });
    await previewRoutes(app, { discovery, cookies, links, tokenHolds, recordOf });
    await overrideRoutes(app, { discovery, cookies, tokenFor: isProduction ? tokenFor : null });
    jobs(app, app.log, [
      ...regularWork(context),
      { everyMs: HOUR_MS, work: () => cleanBuilds({ db, discovery, store, days: config.REMOTE_BUILD_DAYS }) },
    ]);
    return { app, context, controller, hasMailbox };
  } catch (error) {
    await database.close();
    throw error;
  }
};
