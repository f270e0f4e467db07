import { useWatch } from 'react-hook-form';
import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { menuAdminPath } from '#shared/paths.ts';
import { slugOf } from '#shared/text/slug.ts';
import { fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { hintClass, SwitchField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { pageCalls, pageFields } from '../contract.ts';
import { pagePaths } from '../paths.ts';
import { pageAdminQueries } from './queries.ts';

export function PageEditor(props: EditorProps) {
  const { t } = useTranslation(['pagesAdmin', 'screens']);
  const meta = fieldMeta('page', {
    title: t('screens:fields.title'),
    content: t('screens:fields.content'),
    lang: t('screens:language'),
    slug: t('fields.slug'),
    inFooter: t('fields.inFooter'),
  });
  return (
    <ContentEditor
      {...props}
      fields={pageFields}
      t={t}
      queries={pageAdminQueries}
      calls={pageCalls}
      meta={meta}
      inputs={{ slug: Slug, inFooter: InFooter }}
    />
  );
}

/** Says where the page will be while it is typed. */
function Slug({ form, meta }: OwnInputProps<FormValues<typeof pageFields>>) {
  const { t } = useTranslation('pagesAdmin');
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] });
  const address = pagePaths.item.href({ slug: slugOf(slug || title) });
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      hint={t(slug ? 'hints.slug' : 'hints.slugOfTitle', { address })}
      isHintBelow
      {...inputProps(form, meta, 'slug')}
    />
  );
}

/** Says beside the footer where the page gets into the menu, which is no part of it. */
function InFooter({ form, meta }: OwnInputProps<FormValues<typeof pageFields>>) {
  const { t } = useTranslation('pagesAdmin');
  return (
    <div>
      <SwitchField {...inputProps(form, meta, 'inFooter')} />
      <p className={hintClass}>
        {t('hints.menu')} <NewTabLink href={menuAdminPath.href()}>{t('hints.menuLink')}</NewTabLink>
      </p>
    </div>
  );
}
