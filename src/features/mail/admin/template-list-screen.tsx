import { useQuery } from '@tanstack/react-query';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { type Column, DataTable, SubLine } from '#ui/admin/lists/data-table.tsx';
import { editedParameter, useOpened } from '#ui/admin/screens/opened-address.ts';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconPencil } from '#ui/icons/icons-admin.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { Tag } from '#ui/tag.tsx';
import { mailQueries } from '../client.ts';
import type { MailTemplateTexts } from '../contract.ts';
import { mailAdminPaths } from '../paths.ts';
import { TemplateEditor } from './template-editor.tsx';
import { useTemplateNames } from './use-template-names.ts';

const keyOf = ({ name, lang }: Pick<MailTemplateTexts, 'name' | 'lang'>) => `${name}-${lang}`;

/** The texts of all messages that the site writes by itself. */
export default function TemplateListScreen() {
  const { t } = useTranslation(['mailAdmin', 'screens']);
  const { nameOf } = useTemplateNames();
  const query = useQuery(mailQueries.templates(useSite()));
  const editor = useOpened(editedParameter);
  const edited = query.data?.find(template => keyOf(template) === editor.opened);
  const columns: Column<MailTemplateTexts>[] = [
    {
      header: t('templates.columns.language'),
      isUnlabelled: true,
      cell: ({ lang }) => t(`screens:languages.${lang}`),
    },
    {
      header: t('templates.columns.state'),
      isUnlabelled: true,
      cell: ({ is_default }) =>
        is_default ? (
          <Tag look="closed">{t('templates.initial')}</Tag>
        ) : (
          <Tag look="scheduled">{t('templates.changed')}</Tag>
        ),
    },
  ];
  return (
    <>
      <ScreenHead
        title={t('templates.title')}
        hint={
          <>
            {t('templates.hint')} <Link to={mailAdminPaths.list.href()}>{t('templates.back')}</Link>
          </>
        }
      />
      <Loaded query={query} error={t('templates.loadError')}>
        {data => (
          <DataTable
            caption={t('templates.title')}
            rows={data}
            rowKey={keyOf}
            rowHeader={{
              header: t('templates.columns.name'),
              cell: template => (
                <>
                  {nameOf(template.name)}
                  <SubLine>
                    <span lang={template.lang}>{template.subject}</span>
                  </SubLine>
                </>
              ),
            }}
            columns={columns}
            actions={template => (
              <ItemAction
                action={t('screens:edit')}
                item={`${nameOf(template.name)}, ${t(`screens:languages.${template.lang}`)}`}
                icon={iconPencil}
                onClick={() => editor.open(keyOf(template))}
              />
            )}
          />
        )}
      </Loaded>
      {edited && <TemplateEditor key={keyOf(edited)} template={edited} onClose={editor.close} />}
    </>
  );
}
