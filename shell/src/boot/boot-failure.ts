import { reloadOnce } from './reload-once';
import { isLoadFailure } from '../remotes/loading/load-failure';
// The texts themselves: what picks a language comes with the libraries, which may be what is missing.
import words from './messages/en';

/** What a person sees when not even the shell's own code came: plain elements, since no library is there. */
export function showBootFailure(error: unknown): void {
  console.error('The page could not start.', error);
  if (isLoadFailure(error) && reloadOnce()) return;
  const panel = document.createElement('main');
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = words['title'];
  const text = document.createElement('p');
  text.textContent = words['text'];
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = words['retry'];
  retry.addEventListener('click', () => window.location.reload());
  panel.append(title, text, retry);
  // A page that was readable before stays so.
  document.getElementById('root')?.prepend(panel);
}
