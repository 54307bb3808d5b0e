import { actionCategory } from './action-category';

const TICKETS = [
  'API Issues',
  'Login Issues',
  'Report Generation',
  'Data Import Issues',
  'Feature Requests',
  'Billing Issues',
  'UI Bugs',
];

it('gives each category of tickets an icon and a colour of its own', () => {
  const categories = TICKETS.map((name) => actionCategory(name, 0));
  expect(new Set(categories.map((category) => category.icon)).size).toBe(7);
  expect(new Set(categories.map((category) => category.color)).size).toBe(7);
  expect(actionCategory(' api issues ', 5)).toEqual(actionCategory('API Issues', 0));
});

it('gives categories of other data the colours in turn', () => {
  const others = Array.from({ length: 7 }, (_, place) => actionCategory(`Region ${place}`, place));
  expect(new Set(others.map((category) => category.icon)).size).toBe(1);
  expect(new Set(others.map((category) => category.color)).size).toBe(7);
  expect(actionCategory('Region 7', 7).color).toBe(others[0]?.color);
});
