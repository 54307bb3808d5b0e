import type { Rollout } from '@hub/shared/contracts/discovery';
import { Badge, type Tone } from '@hub/shared/ui';
import { t } from '../../messages';

const TONES: Record<Rollout['state'], Tone> = { running: 'accent', paused: 'warning', halted: 'danger', done: 'success' };

export const StateBadge = ({ state }: { state: Rollout['state'] }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
