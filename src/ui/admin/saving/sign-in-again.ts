import { createContext, useCallback, useContext } from 'react';
import { hasSessionEnded } from '../forms/form.ts';

/** Asks the user to sign in again. Resolves to whether they did. */
export type SignInAgain = () => Promise<boolean>;

const Context = createContext<SignInAgain | undefined>(undefined);

export const SignInAgainContext = Context.Provider;

/** For calls that failed because the session ended. */
export function useSignInAgain(): SignInAgain {
  const signInAgain = useContext(Context);
  if (!signInAgain) throw new Error('useSignInAgain() outside of a SignInAgainProvider.');
  return signInAgain;
}

/** Wraps calls: one that fails because the session ended is repeated after the user has signed in again. */
export function useWithSession(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const signInAgain = useSignInAgain();
  return useCallback(
    async call => {
      try {
        return await call();
      } catch (error) {
        if (hasSessionEnded(error) && (await signInAgain())) return call();
        throw error;
      }
    },
    [signInAgain],
  );
}
