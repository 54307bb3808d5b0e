import type { Claim } from '../../contracts/reports/claim';

/** A finding as plain text: what it says, what that rests on, and where it stands. */
export const findingText = ({ sentence, evidence }: Pick<Claim, 'sentence' | 'evidence'>, link: string): string =>
  [sentence, evidence, link].filter((line) => line !== undefined && line !== '').join('\n');
