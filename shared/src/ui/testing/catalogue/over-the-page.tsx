import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, TextField, toast, ToastHost } from '../..';
import { LONG, Row, Specimen, TITLE, UNBROKEN } from './specimen';

/** What comes over the page when it is asked for. */
export function OverThePage() {
  const [shown, setShown] = useState<'dialog' | 'question' | null>(null);
  const close = () => setShown(null);
  return (
    <Specimen part="Dialog and Toast">
      <Row>
        <Button onClick={() => setShown('dialog')}>Open a dialog</Button>
        <Button onClick={() => setShown('question')}>Ask a question</Button>
        <Button
          onClick={() => {
            toast.success(`${LONG} ${UNBROKEN}`, () => undefined);
            toast.success('Saved', { label: 'Open the report', to: '/' });
            toast.error(TITLE);
          }}
        >
          Show toasts
        </Button>
      </Row>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={TITLE}
        description={LONG}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button>{UNBROKEN}</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      >
        <TextField label={UNBROKEN} error={LONG} />
      </Dialog>
      <ConfirmDialog
        open={shown === 'question'}
        title={`Delete ${UNBROKEN}?`}
        message={LONG}
        confirmLabel={UNBROKEN}
        onConfirm={close}
        onCancel={close}
      />
      <ToastHost />
    </Specimen>
  );
}
