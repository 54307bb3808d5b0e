import { apiBreaches, apiContractOf } from './api-contract';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const user = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } }, required: ['id', 'name'] };
const wish = { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } }, required: ['name'] };
const api = (call: object = {}) =>
  apiContractOf({
    paths: {
      '/api/users': {
        post: { parameters: [{ in: 'query', name: 'page' }], requestBody: json(wish), responses: { 200: json(user) }, ...call },
      },
    },
  });
const after = (call: object) => apiBreaches(api(), api(call));

test('an old tab works on while answers keep their fields and requests stay valid', () => {
  expect(after({})).toEqual([]);
  const more = { ...user, properties: { ...user.properties, age: { type: 'number' } }, required: ['id', 'name', 'age'] };
  expect(after({ responses: { 200: json(more), 404: json(user) } })).toEqual([]);
  expect(after({ requestBody: json({ ...wish, properties: { ...wish.properties, colour: { type: 'string' } } }) })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a field that is gone', { responses: { 200: json({ ...user, required: ['id'] }) } }, 'answers otherwise: name is no longer'],
  [
    'a field that is newly asked for',
    { requestBody: json({ ...wish, required: ['name', 'note'] }) },
    'no longer takes what it took: note',
  ],
  [
    'a query that is newly asked for',
    { parameters: [{ in: 'query', name: 'page', required: true }] },
    'asks for page in its query',
  ],
  ['an answer that is gone', { responses: {} }, 'no answer 200'],
])('%s is found', (_, call, sentence) => expect(after(call).join()).toContain(sentence));

test('a call that is gone is found', () => expect(apiBreaches(api(), {})).toEqual(['POST /api/users is gone']));
