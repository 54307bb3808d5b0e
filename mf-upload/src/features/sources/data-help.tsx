import { Link } from '@hub/shared/ui';
import { t } from '../../messages';

/** What becomes of what is typed or chosen here, in a tab of its own: a form keeps its entries. */
export const DataHelp = () => (
  <p>
    <Link to="/help/data" target="_blank">
      {t('help.data')}
    </Link>
  </p>
);
