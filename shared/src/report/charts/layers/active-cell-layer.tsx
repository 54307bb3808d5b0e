import type { CustomLayer, DefaultHeatMapDatum } from '@nivo/heatmap';
import { ActiveFrame } from './active-layers';
import type { ChartPalette } from '../colors/chart-palette';

/** @param cell `row.column` of the cell that the keyboard has reached */
export function activeCellLayer(cell: string | null, palette: ChartPalette): CustomLayer<DefaultHeatMapDatum> {
  return function ActiveCellLayer({ cells }) {
    const found = cells.find(({ serieId, data }) => `${serieId}.${data.x}` === cell);
    return found ? (
      <ActiveFrame
        x={found.x - found.width / 2}
        y={found.y - found.height / 2}
        width={found.width}
        height={found.height}
        palette={palette}
      />
    ) : null;
  };
}
