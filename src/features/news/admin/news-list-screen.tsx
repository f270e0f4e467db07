import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay } from '#shared/dates.ts';
import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconEye, iconPencil, iconTrash } from '#ui/icons-admin.ts';
import { pageOfQuery } from '#ui/pager.tsx';
import { DataTable, focusAfterRow, LanguageTag, SubLine } from '#ui/panel/data-table.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { ListScreen, useListFilter, useListSearch } from '#ui/panel/list-screen.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsCategories } from '../categories.ts';
import { newsQueries } from '../client.ts';
import type { NewsSummary } from '../contract.ts';
import { NewsEditor } from './news-editor.tsx';
import { NewsRemoval } from './news-removal.tsx';

const perPage = 20;

type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; item: NewsSummary };

export default function NewsListScreen() {
  const { t } = useTranslation(['newsPanel', 'news', 'screens']);
  const [query] = useSearchParams();
  const { search } = useListSearch();
  const [category, setCategory] = useListFilter('kategorija');
  const [opened, setOpened] = useState<Opened>();
  const news = useQuery({
    ...newsQueries.page(useSite(), {
      all: 'true',
      page: pageOfQuery(query),
      pageSize: perPage,
      search,
      category: newsCategories.find(known => known === category),
    }),
    placeholderData: keepPreviousData,
  });
  const close = () => setOpened(undefined);
  const closeAfterRemoval = ({ id }: NewsSummary) => {
    const focusNext = focusAfterRow(id);
    close();
    // After the dialog gave the focus back to a row that is going.
    setTimeout(focusNext);
  };
  return (
    <>
      <ListScreen
        texts={{
          title: t('title'),
          add: t('add'),
          search: t('search'),
          searchHint: t('searchHint'),
          count: count => t('count', { count }),
          empty: { title: t('empty.title'), text: t('empty.text') },
          loadError: t('loadError'),
        }}
        query={news}
        isFiltered={category !== ''}
        onAdd={() => setOpened({ kind: 'new' })}
        filters={<CategoryFilter value={category} onChange={setCategory} />}
      >
        {items => (
          <DataTable
            caption={t('title')}
            rows={items}
            rowKey={item => item.id}
            rowHeader={{
              header: t('columns.title'),
              cell: item => <NewsTitle item={item} search={search} />,
            }}
            columns={[
              {
                header: t('columns.language'),
                cell: item => <LanguageTag lang={item.lang} />,
                isUnlabelled: true,
              },
              {
                header: t('columns.category'),
                cell: item => t(`news:categories.${item.category}`),
                isUnlabelled: true,
              },
              {
                header: t('columns.published'),
                cell: item => formatDay(item.published_at, 'bs'),
                isNumeric: true,
              },
            ]}
            actions={item => (
              <NewsActions
                item={item}
                onEdit={() => setOpened({ kind: 'edit', item })}
                onRemove={() => setOpened({ kind: 'remove', item })}
              />
            )}
          />
        )}
      </ListScreen>
      {opened?.kind === 'new' && <NewsEditor onClose={close} />}
      {opened?.kind === 'edit' && <NewsEditor id={opened.item.id} onClose={close} />}
      {opened?.kind === 'remove' && (
        <NewsRemoval item={opened.item} onDone={() => closeAfterRemoval(opened.item)} onCancel={close} />
      )}
    </>
  );
}

function NewsTitle({ item, search }: { item: NewsSummary; search: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <a href={`/admin/novosti/${item.id}`} target="_blank" rel="noopener" lang={item.lang}>
        <Highlight text={item.title} query={search} />
        <span className="visually-hidden" lang="bs">
          {' '}
          {t('newWindow')}
        </span>
      </a>
      <SubLine>{item.author}</SubLine>
    </>
  );
}

function NewsActions({
  item,
  onEdit,
  onRemove,
}: {
  item: NewsSummary;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('screens');
  const label = (action: string) => t('ofItem', { action, item: item.title });
  return (
    <>
      <a
        className={iconButtonClass()}
        href={`/admin/novosti/${item.id}`}
        target="_blank"
        rel="noopener"
        aria-label={label(t('view'))}
        title={t('view')}
      >
        <Icon path={iconEye} />
      </a>
      <IconButton label={label(t('edit'))} title={t('edit')} onClick={onEdit}>
        <Icon path={iconPencil} />
      </IconButton>
      <IconButton label={label(t('remove'))} title={t('remove')} isDestructive onClick={onRemove}>
        <Icon path={iconTrash} />
      </IconButton>
    </>
  );
}

function CategoryFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(['newsPanel', 'news']);
  return (
    <select
      className={inputClass}
      aria-label={t('columns.category')}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{t('allCategories')}</option>
      {newsCategories.map(category => (
        <option key={category} value={category}>
          {t(`news:categories.${category}`)}
        </option>
      ))}
    </select>
  );
}
