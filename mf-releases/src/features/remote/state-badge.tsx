import { CircleCheck, CirclePause, CirclePlay, CircleStop, type LucideIcon } from 'lucide-react';
import type { Rollout } from '@hub/shared/contracts/releases/discovery';
import { Badge, type Tone } from '@hub/shared/ui';
import { t } from '../../messages';

const LOOKS: Record<Rollout['state'], { tone: Tone; icon: LucideIcon }> = {
  running: { tone: 'accent', icon: CirclePlay },
  paused: { tone: 'warning', icon: CirclePause },
  halted: { tone: 'danger', icon: CircleStop },
  done: { tone: 'success', icon: CircleCheck },
};

/** How far a rollout is, by word, colour and shape. */
export function StateBadge({ state }: { state: Rollout['state'] }) {
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
