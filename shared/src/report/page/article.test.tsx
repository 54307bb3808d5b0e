import { fireEvent, waitFor } from '@testing-library/react';
import type { ReportDetail } from '../../contracts/reports/report';
import { makeReport, renderWithHub, signIn, useApiServer } from '../../testing';
import { sampleCharts } from '../testing/sample-charts';
import { sampleClaim } from '../testing/sample-claim';
import { sampleBlocks, sampleDocument, sampleSection, stating } from '../testing/sample-report';
import Article from './article';

const FINDINGS = 12;

/** Told at each drawing whether what leads the report is on the page. */
const drawnAbove = jest.fn<void, [boolean]>();
jest.mock('../figures/figure-cards', () => ({
  FigureCards: () => {
    drawnAbove(document.getElementById('summary') !== null);
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
  await waitFor(() => expect(last()).toBeInTheDocument());
  // What leads the report was drawn alone, before.
  expect(drawnAbove.mock.calls).toEqual([[true]]);
});

test('what is printed before all of it is drawn has every chart, drawn or as its data, and every action', async () => {
  const charts = Object.values(sampleCharts).map((chart, at) => ({ ...chart, id: `g${at}` }));
  const claims = charts.map(({ id }) => sampleClaim({ id: `of-${id}`, sentence: `Finding ${id} is so.` }));
  const sections = claims.map((claim, at) => sampleSection(`Section ${at}`, [stating(claim)], `g${at}`));
  const { sections: around } = sampleBlocks();
  const detail: ReportDetail = {
    report: makeReport(),
    document: sampleDocument({ claims, charts }),
    blocks: sampleBlocks({ sections: [...sections, ...around.filter(({ kind }) => kind === 'actions')] }),
  };
  const { container } = renderWithHub(<Article detail={detail} />);
  fireEvent(window, new Event('beforeprint'));
  const figures = [...container.querySelectorAll('figure')];
  expect(figures).toHaveLength(charts.length);
  expect(figures.filter((figure) => figure.querySelector('table, [role="img"] svg') === null)).toEqual([]);
  expect(container).toHaveTextContent('Give API tickets a queue of their own.');
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(container.querySelectorAll('table')).toHaveLength(0));
});
