import type { Finding } from '../../insights/finding';
import { significance } from '../../insights/judge/gate';

const ofSameRows = ({ subject }: Finding, other: Finding): boolean =>
  JSON.stringify(other.subject.filter) === JSON.stringify(subject.filter);

/** Of a group's peak and of the stretch around it the one that is more certain is told. */
const isClearer = (finding: Finding, other: Finding): boolean =>
  ofSameRows(finding, other) && (significance(other).p ?? 1) < (significance(finding).p ?? 1);

/** A group's peak that lies within a stretch which says more. */
export const isOfEpisode = (peak: Finding, other: Finding): boolean => other.kind === 'episode' && isClearer(peak, other);

/** A stretch that another finding tells better: as a peak, or as what comes out of nowhere for a short while. */
export const isOfPeak = (episode: Finding, other: Finding): boolean =>
  (other.kind === 'spike' && isClearer(episode, other)) ||
  ((other.kind === 'new-level' || other.kind === 'new-term') && ofSameRows(episode, other));
