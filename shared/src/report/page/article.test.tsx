import { waitFor } from '@testing-library/react';
import type { ReportDetail } from '../../contracts/reports/report';
import { makeReport, renderWithHub, signIn, useApiServer } from '../../testing';
import { sampleClaim } from '../testing/sample-claim';
import { sampleBlocks, sampleDocument, sampleSection, stating } from '../testing/sample-report';
import Article from './article';

const FINDINGS = 12;

const drawnAbove = jest.fn<void, []>();
jest.mock('../figures/figure-cards', () => ({
  FigureCards: () => {
    drawnAbove();
    return null;
  },
}));

useApiServer();
beforeEach(() => void signIn());

test('what stands above the findings is not drawn again with each of them', async () => {
  const claims = Array.from({ length: FINDINGS }, (_, i) => sampleClaim({ id: `k${i}`, sentence: `Finding ${i} is so.` }));
  const summary = { ...sampleSection('Summary', [{ text: 'In short.' }]), kind: 'summary' as const };
  const findings = sampleSection('Differences', []);
  const blocks = claims.map((claim) => ({ type: 'paragraph' as const, id: `differences/${claim.id}`, spans: [stating(claim)] }));
  const detail: ReportDetail = {
    report: makeReport(),
    document: sampleDocument({ claims }),
    blocks: sampleBlocks({ sections: [summary, { ...findings, blocks }] }),
  };
  renderWithHub(<Article detail={detail} />);
  const last = () => document.getElementById(`k${FINDINGS - 1}`);
  expect(last()).not.toBeInTheDocument();
  const atFirst = drawnAbove.mock.calls.length;
  await waitFor(() => expect(last()).toBeInTheDocument());
  expect(drawnAbove).toHaveBeenCalledTimes(atFirst);
});
