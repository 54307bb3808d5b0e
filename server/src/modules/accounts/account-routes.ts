import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountDeleteRequest,
  emailChangeRequest,
  forgotRequest,
  loginRequest,
  meResponse,
  messageResponse,
  passwordChangeRequest,
  resendRequest,
  resetRequest,
  sessionResponse,
  settingsResponse,
  signupRequest,
  type User,
} from '@hub/shared/contracts/accounts/account';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { t } from '../../messages';
import { networkOf } from '../../network/network-of';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { hintLoggedIn, keepLanguage, noteAccount } from '../web/cookies';
import { followCohorts } from './cohorts';
import { t as said } from './messages';
import { signingSecret } from './signing-secret';
import { accountService, type Caller } from './account-service';
import { presentSettings } from './user-presenter';
import { findUser, type UserRow } from './user-repository';

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
const done = (message: string) => ({ message, success: true });

export const accountRoutes =
  (context: Context, { loggedIn, maybeLoggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const accounts = accountService(context);
    const key = signingSecret(context.config);
    const seconds = context.config.TOKEN_LIFETIME;
    const hint = async (reply: FastifyReply, user: User | null) => {
      hintLoggedIn(reply, key, user && { id: user.id, seconds });
      if (user?.language) keepLanguage(reply, user.language);
      const found = user && (await findUser(context.database.db, user.id));
      noteAccount(reply, found ? { id: found.id, createdAt: found.created_at, seconds } : null);
    };
    const max = context.config.AUTH_RATE_LIMIT;
    const callerOf = ({ ip, headers }: FastifyRequest): Caller => ({
      network: networkOf(ip),
      userAgent: headers['user-agent'] ?? '',
    });
    const settingsOf = (user: UserRow) => presentSettings(user, context.config.MFE_OPERATORS);
    /** For every call that checks a password: they count together, so that nobody guesses more by using several. */
    const passwordLimit = { ...perMinute(max, 'password'), limitFirst: true };

    app.post(
      '/register',
      { config: perMinute(max, 'register'), schema: { body: signupRequest, response: { 201: sessionResponse } } },
      async (request, reply) => {
        const session = await accounts.register(request.body, callerOf(request));
        await hint(reply, session.user);
        return reply.code(201).send(session);
      },
    );

    app.post(
      '/login',
      { config: passwordLimit, schema: { body: loginRequest, response: { 200: sessionResponse } } },
      async (request, reply) => {
        const session = await accounts.login(request.body.email, request.body.password, callerOf(request));
        await hint(reply, session.user);
        followCohorts(request, reply, context.config.STAFF_EMAILS, session.user);
        return session;
      },
    );

    app.post('/logout', { onRequest: loggedIn(), schema: { response: { 200: messageResponse } } }, async (request, reply) => {
      await accounts.logout(sessionOf(request));
      await hint(reply, null);
      followCohorts(request, reply, context.config.STAFF_EMAILS, null);
      return done(said('logged-out'));
    });

    app.get('/me', { onRequest: loggedIn(), schema: { response: { 200: meResponse } } }, async (request, reply) => {
      const session = sessionOf(request);
      const me = await accounts.me(session);
      if (me.user.language) keepLanguage(reply, me.user.language);
      // Also for who was logged in before this server wrote such notes.
      noteAccount(reply, { id: session.user.id, createdAt: session.user.created_at, seconds });
      followCohorts(request, reply, context.config.STAFF_EMAILS, me.user);
      return me;
    });

    app.get(
      '/verify/:token',
      { config: perMinute(max, 'verify'), schema: { params: tokenParams, response: { 200: messageResponse } } },
      async (request) => {
        await accounts.verify(request.params.token);
        return done(said('verified'));
      },
    );

    app.post(
      '/resend/email',
      {
        config: perMinute(max, 'mail'),
        onRequest: maybeLoggedIn,
        schema: { body: z.nullish(resendRequest), response: { 202: messageResponse } },
      },
      async (request, reply) => {
        const email = request.body?.email ?? request.session?.user.email;
        if (!email) throw new AppError('email-required', undefined, { email: t('email-required') });
        accounts.resendVerification(email);
        return reply.code(202).send(done(said('mail-sent')));
      },
    );

    app.post(
      '/password/forgot',
      { config: perMinute(max, 'mail'), schema: { body: forgotRequest, response: { 202: messageResponse } } },
      async (request, reply) => {
        accounts.forgotPassword(request.body.email);
        return reply.code(202).send(done(said('mail-sent')));
      },
    );

    app.post(
      '/password/reset/:token',
      {
        config: perMinute(max, 'reset'),
        schema: { params: tokenParams, body: resetRequest, response: { 200: messageResponse } },
      },
      async (request) => {
        await accounts.resetPassword(request.params.token, request.body.password, callerOf(request));
        return done(said('password-reset'));
      },
    );

    app.put(
      '/password',
      { onRequest: loggedIn(), config: passwordLimit, schema: { body: passwordChangeRequest, response: { 200: meResponse } } },
      (request) =>
        accounts.changePassword(sessionOf(request), request.body.current_password, request.body.password, callerOf(request)),
    );

    app.put(
      '/email',
      { onRequest: loggedIn(), config: passwordLimit, schema: { body: emailChangeRequest, response: { 200: settingsResponse } } },
      async (request) => {
        const session = sessionOf(request);
        return settingsOf(
          await accounts.changeEmail(session, request.body.email, request.body.current_password, callerOf(request)),
        );
      },
    );

    const changesPending = {
      config: perMinute(max, 'mail'),
      onRequest: loggedIn(),
      schema: { response: { 200: settingsResponse } },
    };
    app.post('/email/resend', changesPending, async (request) =>
      settingsOf(await accounts.resendEmailChange(sessionOf(request))),
    );
    app.delete('/email', changesPending, async (request) => settingsOf(await accounts.cancelEmailChange(sessionOf(request))));

    app.delete(
      '/me',
      {
        onRequest: loggedIn(),
        config: passwordLimit,
        schema: { body: accountDeleteRequest, response: { 200: messageResponse } },
      },
      async (request, reply) => {
        await accounts.deleteAccount(sessionOf(request), request.body.current_password, callerOf(request));
        await hint(reply, null);
        return done(said('deleted'));
      },
    );
  };
