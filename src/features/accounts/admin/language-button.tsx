import { useState } from 'react';
import { type Language, otherLanguage } from '#shared/language.ts';
import { useLanguage } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconLanguage } from '#ui/icons/icons-admin.ts';

/** In their own words, for those who do not read the panel's language. */
const names: Record<Language, string> = { bs: 'Bosanski', en: 'English' };

/** Leads to the other language. */
export function LanguageButton({
  className,
  onChoose,
}: {
  className: string | undefined;
  onChoose: (language: Language) => Promise<void>;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const other = otherLanguage(useLanguage());
  return (
    <button
      type="button"
      className={className}
      lang={other}
      disabled={isBusy}
      onClick={() => {
        setIsBusy(true);
        void onChoose(other).finally(() => setIsBusy(false));
      }}
    >
      <Icon path={iconLanguage} />
      {names[other]}
    </button>
  );
}
