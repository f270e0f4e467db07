import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#shared/endpoint.ts';
import { isLanguage, type Language, languages } from '#shared/language.ts';
import { pageOfQuery } from '#shared/site-query.ts';
import type { Values } from '#shared/translate.ts';
import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconEye, iconPencil, iconTrash } from '#ui/icons-admin.ts';
import { type Column, DataTable, LanguageTag, SubLine } from '#ui/panel/data-table.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { useListFilter, useListSearch, useListSort } from '#ui/panel/list-address.ts';
import { ListScreen, type ListTextKey } from '#ui/panel/list-screen.tsx';
import { NewTabLink } from '#ui/panel/new-tab-link.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Reader, Reading } from '../client.ts';
import type { EditorProps } from './content-editor.tsx';
import type { RemovalProps } from './content-removal.tsx';
import { useRemoval } from './use-removal.ts';

const perPage = 20;

type Item = { id: number; title: string; lang: Language };

/** What every list of the panel asks for; a type's own filters come beside it. */
type Asked<Sort extends string> = {
  all: 'true';
  lang: Language | undefined;
  page: number;
  pageSize: number;
  search: string;
  sort: Sort | `-${Sort}` | undefined;
};

/** The texts of a type's list, by these keys in its own namespace. */
export type ContentListTextKey = ListTextKey | 'add';

export type ContentListProps<One extends Item, Sort extends string> = {
  t: (key: ContentListTextKey, values?: Values) => string;
  /** Reads a page of the list. */
  page: (reader: Reader, asked: Asked<Sort>) => Reading<Page<One>>;
  /** The fields that the type can be sorted by; without a choice it is by `defaultSort`. */
  sortable: readonly Sort[];
  defaultSort: Sort | `-${Sort}` | '';
  /** The quiet line below a title. */
  subLine?: (item: One) => ReactNode;
  columns: readonly Column<One>[];
  /** Where an item is shown, in a new tab. */
  viewPath?: (item: One) => string;
  filters?: ReactNode;
  isFiltered?: boolean;
  Editor: ComponentType<EditorProps>;
  Removal: ComponentType<RemovalProps>;
};

/** The list of a type of content: every language or one, found, sorted, paged, and changed from here. */
export function ContentList<One extends Item, Sort extends string>(props: ContentListProps<One, Sort>) {
  const { t, page, sortable, defaultSort, subLine, columns, viewPath, Editor, Removal } = props;
  const { t: tScreens } = useTranslation('screens');
  const [query] = useSearchParams();
  const { search } = useListSearch();
  const [language, setLanguage] = useListFilter('jezik');
  const sort = useListSort(sortable);
  /** Of what the editor is open: an item's id, or something new. */
  const [edited, setEdited] = useState<number | 'new'>();
  const removal = useRemoval<One>();
  const items = useQuery({
    ...page(useSite(), {
      all: 'true',
      lang: isLanguage(language) ? language : undefined,
      page: pageOfQuery(query),
      pageSize: perPage,
      search,
      sort,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListScreen
        t={t}
        query={items}
        isFiltered={props.isFiltered === true || language !== ''}
        add={{ label: t('add'), onAdd: () => setEdited('new') }}
        filters={
          <>
            {props.filters}
            <LanguageFilter value={language} onChange={setLanguage} />
          </>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={item => item.id}
            defaultSort={defaultSort}
            rowHeader={{
              header: tScreens('titleColumn'),
              ...(sortable.some(field => field === 'title') && { sort: 'title' }),
              cell: item => (
                <>
                  <ItemTitle item={item} path={viewPath?.(item)} search={search} />
                  {subLine && <SubLine>{subLine(item)}</SubLine>}
                </>
              ),
            }}
            columns={[
              {
                header: tScreens('language'),
                cell: item => <LanguageTag lang={item.lang} />,
                isUnlabelled: true,
              },
              ...columns,
            ]}
            actions={item => (
              <ItemActions
                title={item.title}
                path={viewPath?.(item)}
                onEdit={() => setEdited(item.id)}
                onRemove={() => removal.ask(item)}
              />
            )}
          />
        )}
      </ListScreen>
      {edited && <Editor id={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removal.removing && (
        <Removal item={removal.removing} onDone={removal.finish} onCancel={removal.cancel} />
      )}
    </>
  );
}

function ItemTitle({ item, path, search }: { item: Item; path: string | undefined; search: string }) {
  const text = <Highlight text={item.title} query={search} />;
  if (!path) return <span lang={item.lang}>{text}</span>;
  return (
    <NewTabLink href={path} lang={item.lang}>
      {text}
    </NewTabLink>
  );
}

type ItemActionsProps = {
  title: string;
  path: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function ItemActions({ title, path, onEdit, onRemove }: ItemActionsProps) {
  const { t } = useTranslation('screens');
  const label = (action: string) => t('ofItem', { action, item: title });
  return (
    <>
      {path && (
        <a
          className={iconButtonClass()}
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={label(t('view'))}
          title={t('view')}
        >
          <Icon path={iconEye} />
        </a>
      )}
      <IconButton label={label(t('edit'))} title={t('edit')} onClick={onEdit}>
        <Icon path={iconPencil} />
      </IconButton>
      <IconButton label={label(t('remove'))} title={t('remove')} isDestructive onClick={onRemove}>
        <Icon path={iconTrash} />
      </IconButton>
    </>
  );
}

function LanguageFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('screens');
  return (
    <select
      className={inputClass}
      aria-label={t('language')}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{t('allLanguages')}</option>
      {languages.map(language => (
        <option key={language} value={language}>
          {t(`languages.${language}`)}
        </option>
      ))}
    </select>
  );
}
