import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { reloadOnce } from '../../boot/reload-once';
import { dropStyles, stylesOf } from '../loading/build-styles';
import type { RemoteRoute } from '../prefetch';
import type { Assignment, RemoteLoader } from '../loading/remote-loader';
import { whileSeen } from './attention';
import { isRefusedThroughout } from './call-meter';
import { watchEdits } from './edited';
import { measureStay } from './figures';
import { meterCalls } from './meter-calls';
import { damagedGlobal } from './start';
import { watchLandmarks } from './watch-landmarks';
import { watchRest } from './watch-rest';
import { watchShown } from './watch-shown';
import { guardScreen } from './watchdog';

export interface Watched {
  assignment: Assignment;
  /** When the screen was mounted, as `performance.now()`. */
  since: number;
  route: Pick<RemoteRoute, 'mayBeEmpty'>;
  loader: Pick<RemoteLoader, 'crashed' | 'entryOf' | 'mayRun'>;
  report: (event: RemoteEvent) => void;
  /** Whether the remote itself has no objection to its screen being exchanged. */
  mayLeave: () => boolean;
  /** Puts the build that takes over in the screen's place. */
  replace: () => void;
  /** Leaves the screen where it is, and the choice to the person. `byPage`: only another page is rid of the build. */
  offer: (byPage: boolean) => void;
}
type Harm = NonNullable<RemoteEvent['harm']>;

/** What looks after one screen. */
export interface Watch {
  stop: () => void;
  /** The operators, or the hub by itself, have taken the build back while it is on the screen. */
  takenBack: () => void;
}

/** A page that has exchanged one screen by itself leaves the next to the person: what takes over may be taken back too. */
let hasExchanged = false;

const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null;

/** A build that does this goes on doing it after its screen is gone: only another page is rid of it. */
const NEEDS_PAGE: ReadonlySet<Harm> = new Set(['flood', 'globals']);
/** Calls are judged once a screen has had this long to make them. */
const CALLS_AFTER_MS = 5000;

/** Where a screen is drawn: within the layout, or alone on the page. */
const screenArea = (): Element | null => document.getElementById('main') ?? document.getElementById('root');

/**
 * Looks after a mounted screen of a rollout. Both arms are measured alike and told of alike; a canary that does harm is put aside on this
 * device, and the build before takes its place at once, unless somebody would lose what they have put in: then they are asked.
 */
export function watch({ assignment, since, route, loader, report, mayLeave, replace, offer }: Watched): Watch {
  const isCanary = assignment.arm === 'canary';
  const meter = meterCalls();
  const stay = measureStay(meter, (figures) => report({ ...assignment, type: 'visit', figures }));
  const edits = watchEdits(screenArea);
  const version = loader.entryOf(assignment.remote)?.versions[assignment.buildId];
  const styles = () => (version ? stylesOf(version.manifestUrl) : []);
  let isOver = false;

  const failed = (harm: Harm, reason: string): void => {
    if (isOver) return;
    end();
    if (!isCanary) return report({ ...assignment, type: 'harm', harm, reason });
    const { another } = loader.crashed(assignment, reason, harm);
    // The sidebar is to come back also where the screen has to stay.
    if (harm === 'landmarks' && version) dropStyles(version.manifestUrl);
    if (!another) return;
    if (holdsInput()) offer(NEEDS_PAGE.has(harm));
    else if (!NEEDS_PAGE.has(harm) || !reloadOnce()) replace();
  };
  const holdsInput = () => edits.isEdited() || !mayLeave();

  const guard = isCanary ? guardScreen(assignment, () => failed('frozen', 'the page did not answer for 8 s')) : null;
  const stops = [
    watchShown(screenArea, {
      isWaiting: () => meter.tally.waiting > 0,
      mayBeEmpty: route.mayBeEmpty,
      failed,
      shown() {
        const ms = Math.round(performance.now() - since);
        report({ ...assignment, type: 'shown', ms });
        stay.shown(ms);
        guard?.shown();
      },
    }),
    watchLandmarks(screenArea, styles, (reason) => failed('landmarks', reason)),
    watchRest((reason) => failed('frozen', reason)),
    watchCalls((reason) => failed('calls-failed', reason)),
  ];
  meter.flooded = () => failed('flood', 'more than 50 calls a second for 5 s');

  /** Takes the watch's parts away; what was measured is told. */
  function end(): void {
    isOver = true;
    for (const stop of stops) stop();
    meter.flooded = null;
    guard?.stop();
    stay.stop();
  }
  const damaged = isCanary ? damagedGlobal() : null;
  if (damaged) failed('globals', `${damaged} is another one since`);
  return {
    stop() {
      if (!isOver) end();
      edits.stop();
    },
    takenBack() {
      const { rollout } = loader.entryOf(assignment.remote) ?? {};
      const exchange = rollout?.id === assignment.rollout ? rollout?.exchange : undefined;
      if (exchange !== 'in-place' || hasExchanged || holdsInput() || isDialogOpen()) {
        offer(exchange === 'by-page');
        return;
      }
      hasExchanged = true;
      replace();
    },
  };

  function watchCalls(fail: (reason: string) => void): () => void {
    let seen = 0;
    return whileSeen((ms) => {
      if ((seen += ms) < CALLS_AFTER_MS || !isRefusedThroughout(meter.tally)) return;
      fail(`every read was refused, such as ${meter.tally.refused.join(', ')}`.slice(0, 300));
    });
  }
}
