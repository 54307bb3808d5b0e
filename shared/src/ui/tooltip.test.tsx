import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const WIDTH = 1000;
beforeEach(() => {
  Object.defineProperty(window, 'innerWidth', { value: WIDTH, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.dir = '';
});

/** Where the tip of a control stands that has its middle there. */
async function placeAt(middle: number, top: number, isMirrored = false): Promise<string> {
  const rect = { left: middle - 12, right: middle + 12, top, bottom: top + 24 };
  document.dir = isMirrored ? 'rtl' : 'ltr';
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
  const { unmount } = render(
    <Tooltip text="Rows behind it">
      <button type="button">Open</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const { className } = screen.getByText('Rows behind it');
  unmount();
  return className;
}

test.each([
  [500, 400, 'top', 'middle'],
  [20, 400, 'top', 'start'],
  [980, 400, 'top', 'end'],
  [500, 10, 'bottom', 'middle'],
])('at %i px from the left and %i px from the top it stands at the %s, from the %s on', async (middle, top, side, along) =>
  expect((await placeAt(middle, top)).split(/\s+/)).toEqual(expect.arrayContaining([side, along])),
);

test('where text runs from right to left the ends change their places', async () => {
  expect(await placeAt(20, 400, true)).toContain('end');
  expect(await placeAt(980, 400, true)).toContain('start');
});
