import type { BrowserHistory } from '@hub/shared/router';
import { painted } from './yield-to-main';

/**
 * The history of a page that shows a press before it goes where the press leads: a whole screen is drawn in one task, and until its end
 * nothing would tell that anything was pressed (Interaction to Next Paint, web.dev). Steps back and forth, what a form's field changes and
 * what no press has asked for go at once.
 */
export function patientHistory(history: BrowserHistory): BrowserHistory {
  let isPress = false;
  const notePress = () => {
    isPress = true;
    setTimeout(() => (isPress = false));
  };
  window.addEventListener('click', notePress, { capture: true });
  const listen: BrowserHistory['listen'] = (listener) =>
    history.listen((update) => {
      if (!isPress) listener(update);
      // Of two steps in one press the last one counts; who has gone back meanwhile is there already.
      else void painted().then(() => history.location.key === update.location.key && listener(update));
    });
  return Object.create(history, { listen: { value: listen } }) as BrowserHistory;
}
