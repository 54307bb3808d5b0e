import { actionCategory } from './action-category';

const TOPICS = ['api', 'login', 'report', 'import', 'feature', 'billing', 'ui'] as const;

it('gives each category of tickets an icon and a colour of its own', () => {
  const categories = TOPICS.map((topic) => actionCategory(topic, 0));
  expect(new Set(categories.map((category) => category.icon)).size).toBe(7);
  expect(new Set(categories.map((category) => category.color)).size).toBe(7);
  expect(actionCategory('api', 5)).toEqual(actionCategory('api', 0));
});

it('gives categories of other data the colours in turn', () => {
  const others = Array.from({ length: 7 }, (_, place) => actionCategory(undefined, place));
  expect(new Set(others.map((category) => category.icon)).size).toBe(1);
  expect(new Set(others.map((category) => category.color)).size).toBe(7);
  expect(actionCategory(undefined, 7).color).toBe(others[0]?.color);
});
