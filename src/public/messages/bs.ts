/** The modules' texts by their paths, for `byFeature`. */
export const bs = import.meta.glob<object>(['../../ui/messages/bs.ts', '../../features/*/messages/bs.ts'], {
  eager: true,
  import: 'bs',
});
