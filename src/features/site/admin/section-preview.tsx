import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FramedPage } from '#features/previews/admin/framed-page.tsx';
import type { CallOf } from '#shared/api/endpoint.ts';
import { type Language, languageParameter, languages } from '#shared/language.ts';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconExternal } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { siteCalls } from '../contract.ts';
import { type PreviewedPage, previewedPages } from '../previewed-pages.ts';
import { changesIn } from './section-changes.ts';
import { type SectionName, sectionOf } from './section-fields.ts';
import { readSection, type Sites } from './section-values.ts';

type SectionPreviewProps = {
  name: SectionName;
  sites: Sites;
  /** As they are typed. */
  values: FieldValues;
  onClose: () => void;
};

/** The page of a section with what is typed, in each language. */
export function SectionPreview({ name, sites, values, onClose }: SectionPreviewProps) {
  const { t } = useTranslation(['siteAdmin', 'previews', 'screens', 'ui']);
  const { api } = useSite();
  const withSession = useWithSession();
  const [lang, setLang] = useState<Language>('bs');
  const { fields, pages } = sectionOf(name);
  const [page, setPage] = useState<PreviewedPage>(pages[0]);
  // Each opened preview has a link of its own.
  const preview = useQuery({
    queryKey: ['previews', 'site', useId(), page],
    queryFn: () => {
      const before = readSection(fields, sites);
      const changes = languages.map(each => [each, changesIn(fields, before, values, each)]);
      const body = { page: previewedPages[page], ...Object.fromEntries(changes) } as CallOf<
        typeof siteCalls.preview
      >['body'];
      return withSession(() => api(siteCalls.preview, { body }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = preview.data && `${preview.data.url}?${languageParameter}=${lang}`;
  const title = t('previewTitle', { section: t(`sections.${name}`) });
  return (
    <Sheet
      title={title}
      isWide
      onDismiss={onClose}
      actions={
        address && (
          <ButtonAnchor href={address} target="_blank" rel="noopener">
            <Icon path={iconExternal} />
            {t('previews:open')}
            <span className="visually-hidden"> {t('ui:newWindow')}</span>
          </ButtonAnchor>
        )
      }
      note={<p>{t('previewHint')}</p>}
    >
      <FramedPage
        page={address === undefined ? undefined : { address, title }}
        onRetry={preview.isError ? () => void preview.refetch() : undefined}
      >
        <ChoiceButtons
          label={t('screens:language')}
          options={languages.map(value => ({ value, label: t(`screens:languages.${value}`) }))}
          chosen={lang}
          onChoose={setLang}
        />
        {pages.length > 1 && (
          <ChoiceButtons
            label={t('previewedPage')}
            options={pages.map(value => ({ value, label: t(`previewedPages.${value}`) }))}
            chosen={page}
            onChoose={setPage}
          />
        )}
      </FramedPage>
    </Sheet>
  );
}
