import { useState } from 'react';
import { SignInAgainProvider } from '#features/accounts/admin/sign-in-again.tsx';
import { session } from '#features/accounts/session.ts';
import { useSignInAgain } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { type Samples, Stage } from './sample.tsx';

/** A form whose calls are rejected until the user has signed in again. */
function Form() {
  const signInAgain = useSignInAgain();
  const [answers, setAnswers] = useState<string[]>([]);
  const save = async () => {
    const isSignedIn = await signInAgain();
    setAnswers(current => [...current, `${isSignedIn} ${session.user()?.email}`]);
  };
  return (
    <Stage>
      <Sheet
        title="Uredi vijest"
        onDismiss={() => {}}
        actions={<Button onClick={() => void Promise.all([save(), save()])}>Sačuvaj</Button>}
      >
        <div>
          <TextField label="Naslov" defaultValue="Lipidi" />
          <p role="status">{JSON.stringify(answers)}</p>
        </div>
      </Sheet>
    </Stage>
  );
}

function SignInAgain() {
  return (
    <SignInAgainProvider>
      <Form />
    </SignInAgainProvider>
  );
}

export const sessionSamples: Samples = { 'sign-in-again': SignInAgain };
