import type { ComponentType, ReactNode } from 'react';

export type Samples = Record<string, ComponentType>;

/** A page around what is shown: without one, a checker of pages finds faults that are not the primitive's. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>Primitive</h1>
      {children}
    </main>
  );
}
