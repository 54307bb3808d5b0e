import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { remoteName } from '@hub/shared/contracts/releases/discovery';
import {
  auditAnswer,
  createdToken,
  deployToken,
  deployTokens,
  haltRequest,
  previewAnswer,
  previewRequest,
  promoteRequest,
  publishAnswer,
  publishRequest,
  rampRequest,
  reasonRequest,
  releaseAnswer,
  releaseStatus,
  remoteReports,
  rollbackRequest,
  startRequest,
  tokenRequest,
} from '@hub/shared/contracts/releases/releases';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { perMinute } from '../../plugins/limits';
import { HOUR_MS } from '../../plugins/jobs';
import { findBuild } from '../discovery/build-repository';
import type { PreviewLinks } from '../overrides/preview-link';
import { askedFrom } from './asked-by';
import { insertAudit, listAudit } from './audit-repository';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens';
import { publishBuild } from './publish-build';
import { operatorOf, publisherFor, releaseGuard, releaserFor, type TokenHolder } from './release-guard';
import { readReports } from './read-reports';
import { releaseStatusOf } from './release-presenter';
import { releaseService, type ReleaseParts } from './release-service';
import { t } from './messages';

const CALLS_A_MINUTE = 120;
const PUBLISHES_A_MINUTE = 20;
/** Base64 makes four bytes of three; the record and the names come on top. */
const bodyLimitFor = (bytes: number) => Math.ceil((bytes * 4) / 3) + 1024 ** 2;

const ofRemote = z.object({ remote: remoteName });

/** What teams call to release their remotes, each with its deploy token, and the screen of operators with their session. */
export const releaseRoutes =
  (
    context: Context,
    parts: ReleaseParts & { links: PreviewLinks },
    holders: { byToken: TokenHolder; byAccount: TokenHolder },
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, discovery, store, figures, links, keys } = parts;
    const limited = { config: perMinute(CALLS_A_MINUTE, 'releases') };
    releaseGuard(app, holders.byToken, holders.byAccount);
    app.addHook('preHandler', () => discovery.refresh());
    app.addHook('preHandler', (request, _, done) => askedFrom(request.releaser?.isAccount ? 'browser' : 'command', done));
    const service = releaseService(parts);

    const statusOf = (remote?: string) => releaseStatusOf(db, discovery.current(), figures, remote);
    const answer = async (remote: string, done: Promise<{ revision: number; message: string }>) => {
      const { revision, message } = await done;
      const [release] = (await statusOf(remote)).remotes;
      if (!release) throw new AppError('remote-unknown');
      return { revision, message, remote: release };
    };
    const nameFor = (request: FastifyRequest, remote: string) => releaserFor(request, remote).name;

    app.get('/', { ...limited, schema: { response: { 200: releaseStatus } } }, () => statusOf());

    app.get(
      '/audit',
      {
        ...limited,
        schema: {
          querystring: z.object({ remote: z.optional(remoteName), limit: z.coerce.number().int().min(1).max(500).default(50) }),
          response: { 200: auditAnswer },
        },
      },
      async ({ query }) => ({ entries: await listAudit(db, query.remote, query.limit) }),
    );

    app.get('/:remote/reports', { ...limited, schema: { params: ofRemote, response: { 200: remoteReports } } }, ({ params }) =>
      readReports(db, params.remote),
    );

    app.post(
      '/:remote/builds',
      {
        config: perMinute(PUBLISHES_A_MINUTE, 'publish'),
        bodyLimit: bodyLimitFor(context.config.REMOTE_BUILD_LIMIT),
        schema: { params: ofRemote, body: publishRequest, response: { 200: publishAnswer } },
        // Whose the remote is, is known before the body is read.
        preParsing: async (request) => {
          const params = ofRemote.safeParse(request.params);
          if (!params.success) throw new AppError('remote-unknown');
          publisherFor(request, params.data.remote);
        },
      },
      (request) =>
        publishBuild(
          { db, discovery, store, service, limit: context.config.REMOTE_BUILD_LIMIT, keys },
          request.params.remote,
          nameFor(request, request.params.remote),
          request.body,
        ),
    );

    app.post(
      '/:remote/previews',
      { ...limited, schema: { params: ofRemote, body: previewRequest, response: { 200: previewAnswer } } },
      async (request) => {
        const { remote } = request.params;
        const { version, hours } = request.body;
        const { id: token } = publisherFor(request, remote);
        const build = await findBuild(db, remote, version);
        if (!build) throw new AppError('build-unknown', t('no-build', { build: version }));
        service.demandSigned(build);
        const until = Date.now() + hours * HOUR_MS;
        const address = `${context.publicUrl()}${links.make({ remote, buildId: version, token, until })}`;
        return { address, until: new Date(until).toISOString() };
      },
    );

    const changing = { ...limited, schema: { params: ofRemote, response: { 200: releaseAnswer } } };
    app.post('/:remote/start', { ...changing, schema: { ...changing.schema, body: startRequest } }, (request) => {
      const { remote } = request.params;
      return answer(remote, service.start(remote, nameFor(request, remote), request.body));
    });
    app.post('/:remote/ramp', { ...changing, schema: { ...changing.schema, body: rampRequest } }, (request) => {
      const { remote } = request.params;
      return answer(remote, service.ramp(remote, nameFor(request, remote), request.body));
    });
    app.post('/:remote/halt', { ...changing, schema: { ...changing.schema, body: haltRequest } }, (request) => {
      const { remote } = request.params;
      return answer(remote, service.halt(remote, nameFor(request, remote), request.body));
    });
    for (const step of ['pause', 'resume'] as const) {
      app.post(`/:remote/${step}`, { ...changing, schema: { ...changing.schema, body: reasonRequest } }, (request) => {
        const { remote } = request.params;
        return answer(remote, service[step](remote, nameFor(request, remote), request.body));
      });
    }
    app.post('/:remote/promote', { ...changing, schema: { ...changing.schema, body: promoteRequest } }, (request) => {
      const { remote } = request.params;
      return answer(remote, service.promote(remote, nameFor(request, remote), request.body));
    });
    app.post('/:remote/rollback', { ...changing, schema: { ...changing.schema, body: rollbackRequest } }, (request) => {
      const { remote } = request.params;
      return answer(remote, service.rollback(remote, nameFor(request, remote), request.body));
    });

    app.get('/tokens', { ...limited, schema: { response: { 200: deployTokens } } }, async (request) => {
      operatorOf(request);
      return { tokens: await listDeployTokens(db) };
    });
    app.post('/tokens', { ...limited, schema: { body: tokenRequest, response: { 200: createdToken } } }, async (request) => {
      const { name: actor } = operatorOf(request);
      const { name, remote } = request.body;
      const token = await createDeployToken(db, request.body);
      if (!token) throw new AppError('token-exists');
      const revision = discovery.current().revision;
      const detail = remote === '*' ? t('token.created.all', { name }) : t('token.created', { name, remote });
      await insertAudit(db, { remote, action: 'token-created', actor, reason: '', revision, detail });
      return token;
    });
    app.delete(
      '/tokens/:token',
      { ...limited, schema: { params: z.object({ token: z.string().max(100) }), response: { 200: deployToken } } },
      async (request) => {
        const { name: actor } = operatorOf(request);
        const token = await revokeDeployToken(db, request.params.token);
        if (!token) throw new AppError('token-unknown');
        const detail = t('token.revoked', { name: token.name });
        const revision = discovery.current().revision;
        await insertAudit(db, { remote: token.remote, action: 'token-revoked', actor, reason: '', revision, detail });
        return token;
      },
    );
  };
