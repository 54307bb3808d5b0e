import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { exampleOf, jsonSchema, placesIn, withJsonAt, type JsonSchema } from './example-of';
import { BODIES, CONTENT_TYPES, HEADERS, JSON_VALUES, PARTS, PATH_PARTS, QUERIES, TEXTS } from './hostile';

export interface FuzzCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Whether it comes with a token of a fresh account. */
  isLoggedIn: boolean;
}

interface FuzzRoute {
  method: FuzzCall['method'];
  /** With `{name}` for its parameters. */
  path: string;
  query: string[];
  body: JsonSchema | null;
}

const media = z.looseObject({ schema: jsonSchema });
const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
        requestBody: z.object({ content: z.record(z.string(), media) }).optional(),
      }),
    ),
  ),
});
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE', patch: 'PATCH' } as const;
const isMethod = (method: string): method is keyof typeof METHODS => method in METHODS;

/** Addresses that the description of the API leaves out. */
const OTHERS: FuzzRoute[] = [
  ['GET', '/'],
  ['GET', '/dashboard/{page}'],
  ['GET', '/{page}'],
  ['GET', '/robots.txt'],
  ['GET', '/assets/{file}'],
  ['GET', '/remotes/{remote}/current.json'],
  ['GET', '/remotes/{remote}/{build}/{file}'],
  ['GET', '/mfe/override'],
  ['POST', '/mfe/override'],
  ['GET', '/dev/mailbox'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/{nothing}'],
  ['OPTIONS', '/api/reports'],
  ['PATCH', '/api/reports'],
].map(([method, path]) => ({
  method: z.enum(['GET', 'POST', 'OPTIONS', 'PATCH']).parse(method),
  path: path ?? '',
  query: [],
  body: null,
}));

/** All routes, by the description that the server gives of itself. */
export const routesOf = (openapi: unknown): FuzzRoute[] => [
  ...Object.entries(description.parse(openapi).paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { parameters = [], requestBody }]): FuzzRoute[] =>
      isMethod(method)
        ? [
            {
              method: METHODS[method],
              path,
              query: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
              body: requestBody?.content['application/json']?.schema ?? null,
            },
          ]
        : [],
    ),
  ),
  ...OTHERS,
];

const BOUNDARY = 'x';
const form = (parts: readonly (string | Buffer)[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n`), Buffer.from(part), Buffer.from('\r\n')]),
    Buffer.from(end),
  ]);
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\na\n1\n2';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Forms that are wrong as a whole. */
const FORMS: (string | Buffer)[] = [
  '',
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  form([FILE], ''),
  form([FILE], `--${BOUNDARY}`),
  form([FILE, FILE]),
  form([FILE, 'Content-Disposition: form-data; name="file_type"\r\n\r\ncsv']),
  form(Array.from({ length: 30 }, () => 'Content-Disposition: form-data; name="again_of"\r\n\r\nx')),
  form(Array.from({ length: 12 }, (_, i) => `Content-Disposition: form-data; name="f${i}"\r\n\r\nx`).concat(FILE)),
  Buffer.from(`--y\r\n${FILE}\r\n--y--\r\n`),
  `--${BOUNDARY}\n${FILE}\n--${BOUNDARY}--`,
  Buffer.alloc(10_000, 0),
];

/** @param ids what stands for the parameters of a path where they are not fuzzed */
export function* callsOf(route: FuzzRoute, ids: Record<string, string>): Generator<FuzzCall> {
  const { method, body, query } = route;
  const pathWith = (fuzzed?: string, part = '') =>
    route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === fuzzed ? part : (ids[name] ?? 'x')));
  const example = body && exampleOf(body);
  const isForm = route.path === '/api/upload-csv';
  const plain: FuzzCall = isForm
    ? { method, url: pathWith(), headers: { 'content-type': FORM_TYPE }, payload: form([FILE]), isLoggedIn: true }
    : {
        method,
        url: pathWith(),
        headers: body ? JSON_TYPE : {},
        ...(body && { payload: JSON.stringify(example) }),
        isLoggedIn: true,
      };
  yield plain;
  yield { ...plain, isLoggedIn: false };
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g))
    for (const part of PATH_PARTS) yield { ...plain, url: pathWith(name, part) };
  for (const text of QUERIES) yield { ...plain, url: plain.url + text };
  for (const name of query)
    for (const text of [...TEXTS.map((each) => encodeURIComponent(each.replace(/\p{Cs}/gu, '\ufffd'))), ...PATH_PARTS])
      yield { ...plain, url: `${plain.url}?${name}=${text}` };
  for (const headers of HEADERS) yield { ...plain, headers: { ...plain.headers, ...headers } };
  if (method === 'GET' || method === 'OPTIONS') return;
  for (const type of CONTENT_TYPES) yield { ...plain, headers: { 'content-type': type } };
  for (const payload of BODIES) yield { ...plain, headers: JSON_TYPE, payload };
  for (const place of placesIn(example))
    for (const text of [...TEXTS.map((each) => JSON.stringify(each)), ...JSON_VALUES])
      yield { ...plain, headers: JSON_TYPE, payload: withJsonAt(example, place, text) };
  if (!isForm) return;
  for (const payload of FORMS) yield { ...plain, payload };
  for (const part of PARTS) {
    yield { ...plain, payload: form([part]) };
    yield { ...plain, payload: form([part, FILE]) };
    yield { ...plain, payload: form([FILE, part]) };
  }
}

/** The call as the server is given it. Each comes from another address, so that it is not the limits that answer. */
export const asInjection = (call: FuzzCall, index: number, token: string): InjectOptions => ({
  method: call.method,
  url: call.url,
  headers: { ...(call.isLoggedIn && { authorization: `Bearer ${token}` }), ...call.headers },
  remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  ...(call.payload !== undefined && { payload: call.payload }),
});
