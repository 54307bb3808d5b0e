import { signOut } from '@hub/shared/testing';

/** Somebody without an account stands before a page whose text was sent with it; what the page complains of stays unseen. */
export function useSentPage(): void {
  beforeEach(() => {
    signOut();
    document.body.insertAdjacentHTML('beforeend', '<div id="hub-sent">As sent</div>');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    document.getElementById('hub-sent')?.remove();
    jest.restoreAllMocks();
  });
}
