import { formatDateTime, formatMoment } from '@hub/shared/format';

/** When a report was made; to the second for who points at it, which takes a formatter of dates that nothing else needs. */
export const CreatedAt = ({ at }: { at: string }) => (
  <time dateTime={at} onPointerEnter={({ currentTarget }) => (currentTarget.title = formatMoment(at))}>
    {formatDateTime(at)}
  </time>
);
