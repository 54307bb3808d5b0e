import { findingText } from './finding-text';

test('a finding is copied with what it rests on and where it stands, a line each', () => {
  expect(findingText({ sentence: 'A is highest.', evidence: '12 rows' }, 'https://hub/r#c1')).toBe(
    'A is highest.\n12 rows\nhttps://hub/r#c1',
  );
  expect(findingText({ sentence: 'A is highest.' }, 'https://hub/r#c1')).toBe('A is highest.\nhttps://hub/r#c1');
});
