import { useState } from 'react';
import { FormDialog } from '#ui/admin/forms/form-dialog.tsx';
import { FormSheet } from '#ui/admin/forms/form-sheet.tsx';
import { KeyHelp } from '#ui/admin/screens/key-help.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Sheet } from '#ui/dialog.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { toastTimes, useToasts } from '#ui/toast.tsx';
import { type Samples, Stage } from './sample.tsx';

function Confirm() {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const close = (said: string) => {
    setAnswer(said);
    setIsOpen(false);
  };
  return (
    <Stage>
      <Button onClick={() => setIsOpen(true)}>Otvori</Button>
      <p role="status">{answer}</p>
      {isOpen && (
        <ConfirmDialog
          title="Potvrda brisanja"
          confirmLabel="Obriši"
          cancelLabel="Odustani"
          onConfirm={() => close('obrisano')}
          onCancel={() => close('odustao')}
        >
          Vijest „Lipidi“ bit će trajno obrisana.
        </ConfirmDialog>
      )}
    </Stage>
  );
}

function BusyConfirm() {
  const [calls, setCalls] = useState(0);
  const count = () => setCalls(calls + 1);
  return (
    <Stage>
      <ConfirmDialog
        title="Potvrda brisanja"
        confirmLabel="Obriši"
        busyLabel="Brisanje..."
        cancelLabel="Odustani"
        isBusy
        onConfirm={count}
        onCancel={count}
      >
        Pozvano: {calls}
      </ConfirmDialog>
    </Stage>
  );
}

/** A sheet with a file chooser, whose cancel event must not close it. */
function OpenSheet() {
  const [isOpen, setIsOpen] = useState(true);
  const { showError } = useToasts();
  return (
    <Stage>
      <Button onClick={() => setIsOpen(true)}>Otvori</Button>
      {isOpen && (
        <Sheet
          title="Uredi vijest"
          note="Nesačuvane izmjene"
          onDismiss={() => setIsOpen(false)}
          actions={
            <Button look="primary" onClick={() => showError('Nije sačuvano')}>
              Sačuvaj
            </Button>
          }
        >
          <input type="file" aria-label="Slika" />
        </Sheet>
      )}
    </Stage>
  );
}

function AskedWithForm() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Stage>
      <FormDialog
        title="Prihvati članicu"
        submitLabel="Prihvati"
        busyLabel="Prihvatanje..."
        isBusy={isBusy}
        onSubmit={() => setIsBusy(true)}
        onCancel={() => {}}
      >
        <TextField label="Broj" />
      </FormDialog>
    </Stage>
  );
}

function FilledSheet() {
  return (
    <Stage>
      <FormSheet
        title="Pozovi korisnika"
        submitLabel="Pošalji"
        busyLabel="Slanje..."
        isSubmitting={false}
        submit={() => {}}
        onClose={() => {}}
      >
        <TextField label="E-mail" required />
      </FormSheet>
    </Stage>
  );
}

function Keys() {
  const [isOpen, setIsOpen] = useState(true);
  const keys = [
    { key: 'n', label: 'Dodaj vijest' },
    { key: 'Delete', label: 'Obriši' },
  ];
  return (
    <Stage>
      <Button onClick={() => setIsOpen(true)}>Otvori</Button>
      {isOpen && <KeyHelp keys={keys} onClose={() => setIsOpen(false)} />}
    </Stage>
  );
}

/** Two buttons with toasts: the first one succeeds, the second one fails at first. */
function Toasts() {
  const [isFailingShown, setIsFailingShown] = useState(true);
  return (
    <Stage>
      <Succeeding />
      {isFailingShown && <Failing />}
      <Button onClick={() => setIsFailingShown(false)}>Ukloni</Button>
    </Stage>
  );
}

function Succeeding() {
  const { showSuccess } = useToasts();
  return (
    <>
      <Button onClick={() => showSuccess('Sačuvano')}>Uspjeh</Button>
      <Button onClick={() => showSuccess('Poslano', { duration: toastTimes.publicForm })}>
        Javni uspjeh
      </Button>
    </>
  );
}

function Failing() {
  const { showSuccess, showError } = useToasts();
  return (
    <>
      <Button onClick={() => showError('Nije sačuvano')}>Greška</Button>
      <Button onClick={() => showSuccess('Ipak sačuvano')}>Drugi pokušaj</Button>
    </>
  );
}

export const dialogSamples: Samples = {
  'dialog-confirm': Confirm,
  'dialog-confirm-busy': BusyConfirm,
  'dialog-sheet': OpenSheet,
  'form-dialog': AskedWithForm,
  'form-sheet': FilledSheet,
  'key-help': Keys,
  toast: Toasts,
};
