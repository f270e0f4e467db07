import { useState } from 'react';
import { listScreenKeys, type ScreenKey, useScreenKeys } from '#ui/admin/screens/screen-keys.ts';
import { useTranslation } from '#ui/i18n.tsx';

type ListedKey = Pick<ScreenKey, 'key' | 'label'>;

/** The list of the keys that the screen has, which the key ? opens too; undefined while it is closed. */
export function useKeyHelp() {
  const { t } = useTranslation(['screens', 'shell']);
  const [keys, setKeys] = useState<readonly ListedKey[]>();
  const label = t('keys.title');
  const open = () =>
    setKeys([
      ...listScreenKeys(),
      { key: 'Ctrl+K', label: t('shell:palette.title') },
      { key: 'Ctrl+S', label: t('keys.save') },
      { key: 'Ctrl+Z', label: t('keys.undo') },
    ]);
  useScreenKeys([{ key: '?', label, run: open }]);
  return { label, keys, open, close: () => setKeys(undefined) };
}
