import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { contractFile } from './contract-records';
import { jsonShape, spread, type JsonShape } from './json-shape';
import { misfits } from './misfits';

/** What the API takes and answers, as of one release; by `METHOD /path`. */
export const apiContract = z.record(
  z.string(),
  z.object({
    /** Of a JSON body; null for none. */
    request: z.nullable(jsonShape),
    query: z.record(z.string(), z.enum(['required', 'optional'])),
    /** Of a JSON answer, by status. */
    answers: z.record(z.string(), jsonShape),
  }),
);
export type ApiContract = z.infer<typeof apiContract>;

const content = z.optional(z.record(z.string(), z.object({ schema: z.optional(z.unknown()) })));
const openapi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string(), required: z.optional(z.boolean()) }))),
        requestBody: z.optional(z.object({ content })),
        responses: z.optional(z.record(z.string(), z.object({ content }))),
      }),
    ),
  ),
});

const JSON_TYPE = 'application/json';

const shapeIn = (found: z.infer<typeof content>): JsonShape | null => {
  const schema = found?.[JSON_TYPE]?.schema;
  return schema === undefined ? null : jsonShape.parse(spread(schema));
};

/** The contract that a server's own description of its API comes to. */
export const apiContractOf = (description: unknown): ApiContract =>
  Object.fromEntries(
    Object.entries(openapi.parse(description).paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { parameters = [], requestBody, responses = {} }]) => [
        `${method.toUpperCase()} ${path}`,
        {
          request: shapeIn(requestBody?.content),
          query: Object.fromEntries(
            parameters
              .filter((each) => each.in === 'query')
              .map(({ name, required }) => [name, required ? ('required' as const) : ('optional' as const)]),
          ),
          answers: Object.fromEntries(
            Object.entries(responses).flatMap(([status, answer]) => {
              const shape = shapeIn(answer.content);
              return shape ? [[status, shape]] : [];
            }),
          ),
        },
      ]),
    ),
  );

/** The API of the releases whose tabs may still be open, oldest first; kept in the repository. */
export const publishedApis = (): { name: string; contract: ApiContract }[] =>
  ['api-2', 'api-1']
    .filter((name) => existsSync(contractFile(name)))
    .map((name) => ({ name, contract: apiContract.parse(JSON.parse(readFileSync(contractFile(name), 'utf8'))) }));

/**
 * What a tab of the old release would meet at the new server: calls that are gone, requests that are no longer taken, answers that it
 * cannot read. Empty when it works on.
 */
export function apiBreaches(old: ApiContract, now: ApiContract): string[] {
  return Object.entries(old).flatMap(([call, was]) => {
    const is = now[call];
    if (!is) return [`${call} is gone`];
    const asked = Object.entries(is.query).flatMap(([name, need]) =>
      need === 'required' && was.query[name] !== 'required' ? [`${call} asks for ${name} in its query`] : [],
    );
    const taken = is.request ? misfits(is.request, was.request ?? {}) : [];
    const read = Object.entries(was.answers).flatMap(([status, shape]) => {
      const answer = is.answers[status];
      return answer ? misfits(shape, answer) : [`no answer ${status}`];
    });
    return [
      ...asked,
      ...taken.map((each) => `${call} no longer takes what it took: ${each}`),
      ...read.map((each) => `${call} answers otherwise: ${each}`),
    ];
  });
}
