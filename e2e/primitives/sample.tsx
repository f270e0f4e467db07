import type { ComponentType, ReactNode } from 'react';

export type Samples = Record<string, ComponentType>;

/** A minimal page around a sample, because axe reports missing landmarks. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>Primitive</h1>
      {children}
    </main>
  );
}
