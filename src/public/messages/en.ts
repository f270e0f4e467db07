/** The modules' texts by their paths, for `byFeature`. */
export const en = import.meta.glob<object>(['../../ui/messages/en.ts', '../../features/*/messages/en.ts'], {
  eager: true,
  import: 'en',
});
