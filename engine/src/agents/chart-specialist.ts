import type { Claim } from '../contracts/report/claim';
import { drawCharts, type Drawn } from '../charts/draw-charts';
import type { Frame } from '../insights/frame/frame';
import type { Kinds } from '../kinds/kind-spec';
import type { EngineContext } from '../model';

/** The Chart Specialist: picks and draws a chart for each claim that profits from one, and checks every point. */
export async function chart(
  { connection, signal }: EngineContext,
  frame: Frame,
  claims: readonly Claim[],
  { firstId = 1, kinds }: { firstId?: number; kinds?: Kinds | undefined } = {},
): Promise<Drawn> {
  return drawCharts(connection, frame, claims, { firstId, signal, kinds });
}
