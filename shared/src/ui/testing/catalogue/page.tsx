import '../../styles/index.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '../../../router';
import { applyTheme } from '../..';
import { Controls } from './controls';
import { Fields } from './fields';
import { OverThePage } from './over-the-page';
import { ShownParts } from './shown-parts';
import styles from './catalogue.module.css';

/** A page with every base part in its states, for pictures and for axe. No build of the product has it. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
applyTheme();
createRoot(root).render(
  <BrowserRouter>
    <main className={styles.page}>
      <h1>Base parts</h1>
      <OverThePage />
      <Controls />
      <Fields />
      <ShownParts />
    </main>
  </BrowserRouter>,
);
