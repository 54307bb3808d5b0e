import { LANDING_LIVE } from '../landing/landing-live';
import { loadApplication } from './load-application';

/**
 * The only script of the landing page at first. The page is there as HTML, its links lead on without any script; the application comes
 * when a person turns to something that leads into it. What is pressed before is pressed again once it answers: a link too, for leaving
 * the page while files are on their way would have them fetched twice, and Firefox complains of each that it cannot check any more.
 */
const root = document.getElementById('root');

/** A link that the application has not answered by then leads on by itself. */
const PATIENCE_MS = 3000;
const INNER_LINK = 'a[href^="/"]:not([href="/"])';

let started = false;
let pressed: HTMLElement | null = null;

function wait(control: HTMLElement | null): void {
  pressed?.removeAttribute('aria-busy');
  pressed = control;
  control?.setAttribute('aria-busy', 'true');
}

function leadOn(link: HTMLElement | null): void {
  if (link instanceof HTMLAnchorElement && link === pressed) window.location.assign(link.href);
}

function start(): void {
  if (started) return;
  started = loadApplication(() => {
    // Without a connection the page stays as it is, and the next press tries again.
    started = false;
    leadOn(pressed);
    wait(null);
  });
}

const controlOf = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function onIntent(event: Event): void {
  if (navigator.connection?.saveData) return;
  if (controlOf(event, `button, ${INNER_LINK}`)) start();
}

/** Whether a press on a link asks for no tab or window of its own. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function onPress(event: MouseEvent): void {
  const link = started && isPlain(event) ? controlOf(event, INNER_LINK) : null;
  const control = controlOf(event, 'button') ?? link;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  wait(control);
  start();
  if (link) setTimeout(() => leadOn(link), PATIENCE_MS);
}

root?.addEventListener('pointerover', onIntent, { passive: true });
root?.addEventListener('focusin', onIntent);
root?.addEventListener('click', onPress, { capture: true });
document.addEventListener(
  LANDING_LIVE,
  () => {
    root?.removeEventListener('pointerover', onIntent);
    root?.removeEventListener('focusin', onIntent);
    root?.removeEventListener('click', onPress, { capture: true });
    const control = pressed;
    wait(null);
    control?.click();
  },
  { once: true },
);
