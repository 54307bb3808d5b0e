import { LANDING_LIVE } from '../landing/landing-live';

/**
 * The only script of the landing page at first. The page is there as HTML, its links lead on without any script; the application comes
 * when a person turns to something that leads into it. A button that is pressed before is pressed again once it answers.
 */
const root = document.getElementById('root');
const application = document.querySelector<HTMLTemplateElement>('template#hub-app');

let started = false;
let pressed: HTMLElement | null = null;

function wait(button: HTMLElement | null): void {
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  button?.setAttribute('aria-busy', 'true');
}

function start(): void {
  if (started || !application) return;
  started = true;
  const tags = document.importNode(application.content, true);
  tags.querySelector('script')?.addEventListener('error', () => {
    // Without a connection the page stays as it is, and the next press tries again.
    started = false;
    wait(null);
  });
  document.head.append(tags);
}

const controlOf = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function onIntent(event: Event): void {
  if (navigator.connection?.saveData) return;
  if (controlOf(event, 'button, a[href^="/"]:not([href="/"])')) start();
}

function onPress(event: Event): void {
  const button = controlOf(event, 'button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  wait(button);
  start();
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
    const button = pressed;
    wait(null);
    button?.click();
  },
  { once: true },
);
