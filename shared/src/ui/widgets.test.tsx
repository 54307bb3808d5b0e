import { render, screen, waitFor } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { renderWithHub } from '../testing';
import { Button } from './buttons/button';
import { Disclosure } from './layout/disclosure';
import { IconButton } from './buttons/icon-button';
import { lazyWidget } from './lazy-widget';
import { Menu } from './menus/menu';
import { ProgressBar } from './states/progress-bar';
import { Select } from './fields/select';
import { Tabs } from './menus/tabs';
import { TextField } from './fields/text-field';

test('a field is tied to its hint and to its error', () => {
  const { rerender } = render(<TextField label="Host" hint="Name or address" />);
  expect(screen.getByLabelText('Host')).toHaveAccessibleDescription('Name or address');
  expect(screen.getByLabelText('Host')).toBeValid();
  rerender(<TextField label="Host" hint="Name or address" error="Host is required" />);
  expect(screen.getByLabelText('Host')).toHaveAccessibleDescription('Host is required Name or address');
  expect(screen.getByLabelText('Host')).toBeInvalid();
});

test('a busy button says so and takes no press', async () => {
  const pressed = jest.fn();
  const { user } = renderWithHub(
    <Button loading onClick={pressed}>
      Save
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save', busy: true }));
  expect(pressed).not.toHaveBeenCalled();
});

test('a tip goes away at Escape and comes back when the control is entered anew', async () => {
  const { user } = renderWithHub(<IconButton label="Refresh" icon={<svg />} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  expect(screen.getByText('Refresh')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Refresh')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Refresh')).toBeInTheDocument();
});

test('tabs show one content, and the arrow keys move the focus between them', async () => {
  const items = ['One', 'Two', 'Three'].map((name) => ({ value: name, label: name, content: <p>Content {name}</p> }));
  const { user } = renderWithHub(<Tabs label="Sections" items={items} />);
  expect(await screen.findByRole('tab', { name: 'One', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Content One');
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Content Two'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus());
});

test('on a mirrored page the next tab is to the left', async () => {
  document.dir = 'rtl';
  const items = ['One', 'Two', 'Three'].map((name) => ({ value: name, label: name, content: <p>Content {name}</p> }));
  const { user } = renderWithHub(<Tabs label="Sections" items={items} />);
  await user.click(await screen.findByRole('tab', { name: 'Two' }));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus());
  document.dir = '';
});

test('a menu offers its actions and tells which one was chosen', async () => {
  const chosen = jest.fn();
  const items = [
    { value: 'markdown', label: 'Markdown' },
    { value: 'csv', label: 'CSV' },
  ];
  const { user } = renderWithHub(<Menu label="Download" items={items} onSelect={chosen} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Download' }));
  const item = (name: string) => screen.findByRole('menuitem', { name });
  await item('Markdown');
  // A key that comes before the menu has the focus goes nowhere.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (const name of ['Markdown', 'CSV']) {
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item(name)).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('csv'));
});

test('a menu that a key opens begins at its first action or its last, and gives the focus back', async () => {
  const items = [
    { value: 'markdown', label: 'Markdown', disabled: true },
    { value: 'csv', label: 'CSV' },
    { value: 'json', label: 'JSON' },
  ];
  const { user } = renderWithHub(<Menu label="Download" items={items} onSelect={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Download' });
  await user.tab();
  for (const [key, first] of [
    ['{Enter}', 'CSV'],
    ['{ArrowDown}', 'CSV'],
    ['{ArrowUp}', 'JSON'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    expect(screen.getByRole('menu', { name: 'Download' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: first })).toHaveAttribute('data-highlighted');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a second press on the button closes its menu, and so does a press elsewhere', async () => {
  const { user } = renderWithHub(
    <>
      <Menu label="Download" items={[{ value: 'csv', label: 'CSV' }]} onSelect={jest.fn()} />
      <p>Elsewhere</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Download' });
  for (const target of [button, screen.getByText('Elsewhere')]) {
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.click(target);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a select gives the value of the chosen option', async () => {
  function Filter() {
    const [value, setValue] = useState('all');
    const options = [
      { value: 'all', label: 'All Sources' },
      { value: 'csv', label: 'CSV Files' },
    ];
    return <Select compact label="Source" value={value} options={options} onChange={(event) => setValue(event.target.value)} />;
  }
  const { user } = renderWithHub(<Filter />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'CSV Files');
  expect(screen.getByRole('combobox')).toHaveValue('csv');
});

test('a disclosure shows the rest and hides it again', async () => {
  const { user } = renderWithHub(<Disclosure summary="Agent">Runs</Disclosure>);
  const trigger = screen.getByRole('button', { name: 'Agent', expanded: false });
  expect(screen.queryByText('Runs')).not.toBeInTheDocument();
  await user.click(trigger);
  expect(screen.getByText('Runs')).toBeVisible();
  await user.click(trigger);
  expect(screen.queryByText('Runs')).not.toBeInTheDocument();
});

test.each([
  [0.456, '46'],
  [7, '100'],
  [-1, '0'],
  [null, null],
])('progress of %p is shown as %p', (value, shown) => {
  render(<ProgressBar label="Sending" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Sending' });
  if (shown === null) expect(bar).not.toHaveAttribute('aria-valuenow');
  else expect(bar).toHaveAttribute('aria-valuenow', shown);
});

test('a widget whose code did not arrive is tried again when it is shown again', async () => {
  class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render() {
      return this.state.failed ? <Button onClick={() => this.setState({ failed: false })}>Again</Button> : this.props.children;
    }
  }
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => <p>Arrived</p>);
  const Widget = lazyWidget(load);
  const { user } = renderWithHub(
    <Boundary>
      <Widget />
    </Boundary>,
  );
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Arrived')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
