/** Modules of features, and of `ui`, by their names in place of their paths. */
export function byFeature<Module>(modules: Record<string, Module>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.split('/').at(-3) ?? path, module]),
  );
}
