import { reloadOnce } from './reload-once';
import { isLoadFailure } from '../remotes/load-failure';

/** What a person sees when not even the shell's own code came: plain elements, since no library is there. */
export function showBootFailure(error: unknown): void {
  console.error('The page could not start.', error);
  if (isLoadFailure(error) && reloadOnce()) return;
  const panel = document.createElement('main');
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'The page could not start';
  const text = document.createElement('p');
  text.textContent = 'A part of Data Intelligence Hub could not be loaded. Please check your connection and try again.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => window.location.reload());
  panel.append(title, text, retry);
  // A page that was readable before stays so.
  document.getElementById('root')?.prepend(panel);
}
