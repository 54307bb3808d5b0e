import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartBoundary } from './chart-boundary';

it('shows the fallback of a drawing that fails, and draws anew when asked', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Drawing = () => {
    if (broken) throw new Error('no code');
    return <p>Drawn</p>;
  };
  render(
    <ChartBoundary fallback={(retry) => <button onClick={retry}>Retry</button>}>
      <Drawing />
    </ChartBoundary>,
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Drawn')).toBeInTheDocument();
  silence.mockRestore();
});
