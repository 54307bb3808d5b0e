import { deviceCohorts } from './device-cohorts';

test('a device is in the groups that its cookie names, and without one in none', () => {
  expect(deviceCohorts()).toEqual([]);
  document.cookie = 'hub_cohorts=staff.beta';
  document.cookie = 'other=x';
  expect(deviceCohorts()).toEqual(['staff', 'beta']);
});
