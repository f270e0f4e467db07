/** Lets one of several instances do a piece of background work. */
export type Leases = {
  /**
   * Runs `task` unless another instance is at the work called `name`; returns whether it ran. `signal` is aborted if
   * another instance may have taken the work over.
   */
  run: (name: string, task: (signal: AbortSignal) => Promise<void>) => Promise<boolean>;
};

/** For a single instance, which holds every lease. */
export const soleInstance: Leases = {
  run: async (_, task) => {
    await task(new AbortController().signal);
    return true;
  },
};
