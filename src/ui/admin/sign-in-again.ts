import { createContext, useCallback, useContext } from 'react';
import { hasSessionEnded } from './form.ts';

/** Asks whoever sits there to sign in again; answers whether they did. */
export type SignInAgain = () => Promise<boolean>;

const Context = createContext<SignInAgain | undefined>(undefined);

/** What knows how to sign in stands around the panel and provides it: primitives know no accounts. */
export const SignInAgainContext = Context.Provider;

/** For what was refused because the session ended: where the answer is true, it can be tried again. */
export function useSignInAgain(): SignInAgain {
  const signInAgain = useContext(Context);
  if (!signInAgain) throw new Error('useSignInAgain() outside of a SignInAgainProvider.');
  return signInAgain;
}

/** Makes calls that can wait for their session: one that was refused for want of it is made again with the next. */
export function useWithSession(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
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
