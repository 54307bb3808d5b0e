import { whileSeen } from './attention';
import { lostLandmark, type Lost } from './landmarks';

/** Visible time between two looks. The first comes so long after the mount. */
const APART_MS = 1000;

/** Whether the landmark can be seen again when a build's styles are left out for a moment, in which nothing is painted. */
function isCuredWithout(links: readonly HTMLLinkElement[]): boolean {
  const dressed = links.flatMap(({ sheet }) => (sheet && !sheet.disabled ? [sheet] : []));
  for (const sheet of dressed) sheet.disabled = true;
  try {
    return dressed.length > 0 && lostLandmark() === null;
  } finally {
    for (const sheet of dressed) sheet.disabled = false;
  }
}

/** Whether the build is to blame: its styles are, or what covers is drawn within its screen. */
const isToBlame = ({ by }: Lost, area: Element | null, styles: () => HTMLLinkElement[]): boolean =>
  (by !== null && area !== null && area.contains(by)) || isCuredWithout(styles());

/**
 * Looks once a second whether sidebar, banner and main can be seen and reached, and tells, once, when the build has taken one away in two
 * looks on end. Answers with what ends it.
 *
 * @param styles the build's stylesheets on the page
 */
export function watchLandmarks(
  area: () => Element | null,
  styles: () => HTMLLinkElement[],
  failed: (reason: string) => void,
): () => void {
  let waited = 0;
  let lostBefore = false;
  const stop = whileSeen((ms) => {
    if ((waited += ms) < APART_MS) return;
    waited = 0;
    const lost = lostLandmark();
    const isLost = !!lost && isToBlame(lost, area(), styles);
    if (isLost && lostBefore) {
      stop();
      failed(`${lost.landmark} is ${lost.how}`);
    }
    lostBefore = isLost;
  });
  return stop;
}
