import { render } from '@testing-library/react';
import remote from '../../../remote';
import { useHeldFile } from './held-file';

function Screen({ file }: { file: File | null }) {
  useHeldFile(file);
  return null;
}

test('the screen may not be exchanged unasked while it holds a file, and may again once that is sent or the screen gone', () => {
  const file = new File(['a,b'], 'table.csv');
  const { rerender, unmount } = render(<Screen file={null} />);
  expect(remote.mayLeave?.()).toBe(true);
  rerender(<Screen file={file} />);
  expect(remote.mayLeave?.()).toBe(false);
  rerender(<Screen file={null} />);
  expect(remote.mayLeave?.()).toBe(true);
  rerender(<Screen file={file} />);
  unmount();
  expect(remote.mayLeave?.()).toBe(true);
});
