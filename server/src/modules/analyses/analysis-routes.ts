import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisProgress, type AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { places } from '../../plugins/places';
import { goneSignal } from '../../plugins/gone-signal';
import { presentAnalysis } from './analysis-presenter';
import { progressOf } from './progress-of';
import { endedAnalyses, findAnalysis, markEndSeen, runningAnalyses } from './analysis-repository';

const RECENT_MS = 24 * 3_600_000;
const RECENT_COUNT = 5;
const BEAT_MS = 1_000;
/** The browser asks for progress and sends the file at the same time: the question may be here first. */
const APPEAR_MS = 10_000;
const idParams = z.object({ id: z.uuid() });
/** What is over comes with its whole report: who only looks for what runs asks for that alone. */
const listQuery = z.object({ state: z.optional(z.literal('running')) });

export const analysisRoutes =
  ({ analyses, config, database }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = database;
    const listed = { querystring: listQuery, response: { 200: z.array(analysisProgress) } };
    app.get('/analyses', { onRequest: loggedIn(), schema: listed }, async (request) => {
      const { id } = sessionOf(request).user;
      const isWhole = request.query.state === undefined;
      const ended = isWhole ? await endedAnalyses(db, id, new Date(Date.now() - RECENT_MS), RECENT_COUNT) : [];
      const here = analyses.progressOf(id);
      const elsewhere = (await runningAnalyses(db, id)).filter((row) => !here.some((each) => each.id === row.id));
      return [...here, ...(await Promise.all([...elsewhere, ...ended].map((row) => presentAnalysis(db, row))))];
    });

    /** What another server works on, or what is over, by its record. */
    async function* followRecord(userId: string, id: string, gone: AbortSignal): AsyncGenerator<AnalysisProgress> {
      while (!gone.aborted) {
        const row = await findAnalysis(db, userId, id);
        if (!row) return;
        yield await presentAnalysis(db, row);
        if (row.state !== 'running') return;
        await sleep(BEAT_MS);
      }
    }

    async function* follow(userId: string, id: string, gone: AbortSignal): AsyncGenerator<AnalysisProgress> {
      const running = analyses.find(userId, id);
      if (!running) {
        yield* followRecord(userId, id, gone);
        return;
      }
      while (!running.isOver && !gone.aborted) {
        yield running.snapshot();
        await running.changed(BEAT_MS);
      }
      yield running.snapshot();
    }

    const streams = places(config.MAX_USER_STREAMS, 'too-many-streams');

    const appear = async (userId: string, id: string, gone: AbortSignal) => {
      const until = Date.now() + APPEAR_MS;
      while (!analyses.find(userId, id) && !(await findAnalysis(db, userId, id))) {
        if (Date.now() > until || gone.aborted) throw new AppError('analysis-not-found');
        await sleep(100);
      }
    };
    app.get(
      '/analyses/:id',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: analysisProgress } } },
      async (request) => {
        const progress = await progressOf({ analyses, database }, sessionOf(request).user.id, request.params.id);
        if (!progress) throw new AppError('analysis-not-found');
        return progress;
      },
    );

    app.get('/analyses/:id/progress', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      const userId = sessionOf(request).user.id;
      const { id } = request.params;
      const gone = goneSignal(reply);
      const giveBack = streams.take(userId);
      gone.addEventListener('abort', giveBack, { once: true });
      try {
        await appear(userId, id, gone);
      } catch (error) {
        giveBack();
        throw error;
      }
      async function* lines() {
        try {
          for await (const progress of follow(userId, id, gone)) yield `${JSON.stringify(progress)}\n`;
        } finally {
          giveBack();
        }
      }
      // A proxy must pass each line on at once.
      return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(Readable.from(lines()));
    });

    // By who looks at the screen that says so: a page in the background learns of the end as well.
    app.post('/analyses/:id/seen', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      await markEndSeen(db, sessionOf(request).user.id, request.params.id);
      return reply.code(204).send();
    });

    app.delete('/analyses/:id', { onRequest: loggedIn(), schema: { params: idParams } }, async (request, reply) => {
      const userId = sessionOf(request).user.id;
      const { id } = request.params;
      // Cancelling what is over already is no error: the button may be pressed at the very end.
      if (!(await findAnalysis(db, userId, id))) throw new AppError('analysis-not-found');
      await analyses.cancel(userId, id);
      return reply.code(204).send();
    });
  };
