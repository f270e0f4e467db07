import type { ComponentType, ReactNode } from 'react';
import { ApiError } from '#shared/api/api-client.ts';

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

/** Posts to an address whose response the tests provide. */
export async function post(path: string, values: unknown): Promise<void> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(values) });
  if (!response.ok) throw new ApiError(response.status, await response.json(), 'failed');
}
