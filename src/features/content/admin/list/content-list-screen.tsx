import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { draftsOf } from '#features/accounts/session.ts';
import { pairProposalsPath } from '#features/overview/paths.ts';
import type { Endpoint, Page } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import type { Values } from '#shared/translate.ts';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { type Column, DataTable, SubLine } from '#ui/admin/lists/data-table.tsx';
import { useListPage, useListSearch, useListSort } from '#ui/admin/lists/list-address.ts';
import { ListScreen, type ListTextKey } from '#ui/admin/lists/list-screen.tsx';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import {
  editedParameter,
  forCopy,
  forTranslation,
  newItem,
  openedFor,
  useOpened,
} from '#ui/admin/screens/opened-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Fields } from '../../fields.ts';
import { type SortableName, sortableNames } from '../../schemas.ts';
import {
  type ItemState,
  type ItemStatus,
  itemStatuses,
  type TranslationState,
  translationStates,
} from '../../states.ts';
import {
  ContentDeleteDialog,
  type DeleteDialogProps,
  type DeleteDialogTextKey,
} from '../content-delete-dialog.tsx';
import type { EditorProps } from '../editor/content-editor.tsx';
import { OpenedEditor } from '../editor/opened-editor.tsx';
import { StateTag } from '../state-tag.tsx';
import { useDeleteDialog } from '../use-delete-dialog.ts';
import { ItemActions } from './item-actions.tsx';
import { FoundText, ItemLanguages, ItemTitle } from './item-cells.tsx';
import { LanguageFilter, useLanguageFilter } from './language-filter.tsx';
import { type AlongsideOf, type Counterpart, SelectionActions } from './selection-actions.tsx';
import { StateFilter, useStateFilter } from './state-filter.tsx';
import { TrashLink } from './trash-link.tsx';
import { useYearFilter, YearFilter } from './year-filter.tsx';

type Item = {
  id: number;
  title: string;
  lang: Language;
  language_states?: Record<Language, TranslationState> | undefined;
  found?: { lang: Language; text: string } | undefined;
} & ItemState &
  Counterpart;

type ListQuery<Sort extends string> = {
  lang: Language | undefined;
  page: number;
  pageSize: number;
  search: string;
  texts: 'true';
  sort: Sort | `-${Sort}` | undefined;
  status?: ItemStatus | undefined;
  pairs?: 'true';
  translationState?: TranslationState | undefined;
};

type ContentListTextKey = ListTextKey | DeleteDialogTextKey | 'add';

export type ContentListScreenProps<One extends Item, F extends Fields> = {
  fields: F;
  t: (key: ContentListTextKey, values?: Values) => string;
  /** The query of a page, and the type's name in queries and drafts. */
  queries: {
    type: string;
    all: readonly [string];
    page: (context: ApiContext, query: ListQuery<SortableName<F>>) => QueryOptions<Page<One>>;
  };
  calls: { remove: Endpoint };
  defaultSort: SortableName<F> | `-${SortableName<F>}` | '';
  subLine?: (item: One) => ReactNode;
  columns: readonly Column<One>[];
  /** The address of an item's screen in the panel, or else of its public page; opened in a new tab. */
  viewPath?: (item: One) => string;
  publicPath?: (item: One) => string;
  filters?: ReactNode;
  /** The values of the filters, as parameters of the query. */
  filter?: Readonly<Record<string, string | undefined>>;
  /** Whether it can be narrowed to a year. */
  hasYears?: boolean;
  Editor: ComponentType<EditorProps>;
  DeleteDialog?: ComponentType<DeleteDialogProps>;
  Alongside?: AlongsideOf<One>;
  /** Whether new items often begin as a copy of another one. */
  isCopied?: boolean;
};

/** The list of a content type: filter by language, search, sorting, pages, and editing. */
export function ContentListScreen<One extends Item, F extends Fields>(props: ContentListScreenProps<One, F>) {
  const { t, queries, calls, defaultSort, subLine, columns, viewPath, publicPath, filters } = props;
  const year = useYearFilter();
  const filter = { ...props.filter, ...(props.hasYears && year !== undefined && { year: String(year) }) };
  const { Editor, DeleteDialog = ContentDeleteDialog } = props;
  const sortable = sortableNames(props.fields);
  const { t: tScreens } = useTranslation(['screens', 'pairsAdmin']);
  const { page: pageNumber, pageSize } = useListPage();
  const { search } = useListSearch();
  const language = useLanguageFilter();
  const state = useStateFilter(translationStates);
  const sort = useListSort(sortable);
  // In an order of its own, or of one language, a list has a row for each item.
  const isOfItems = sort !== undefined || (language !== undefined && state === undefined);
  const isByPairs = state === 'missing' || state === 'outdated' || !isOfItems;
  const editor = useOpened(editedParameter);
  const deletion = useDeleteDialog<One>();
  const items = useQuery({
    ...queries.page(useSite(), {
      ...filter,
      lang: language,
      page: pageNumber,
      pageSize,
      search,
      texts: 'true',
      ...(isByPairs
        ? { pairs: 'true', translationState: state, sort: undefined }
        : { sort, status: itemStatuses.find(status => status === state) }),
    }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(items.data?.items ?? [], keyOf);
  const rowHeader = {
    header: tScreens('titleColumn'),
    ...(sortable.some(name => name === 'title') && { sort: 'title' }),
    cell: (item: One) => (
      <>
        <ItemTitle item={item} search={search} onOpen={() => editor.open(item.id)} /> <StateTag item={item} />
        {subLine && <SubLine>{subLine(item)}</SubLine>}
        {item.found && <FoundText found={item.found} search={search} />}
      </>
    ),
  };
  const allColumns: Column<One>[] = [
    {
      header: tScreens('language'),
      cell: item => (
        <ItemLanguages item={item} onTranslate={() => editor.open(openedFor(item.id, forTranslation))} />
      ),
      isUnlabelled: true,
    },
    ...columns,
  ];
  return (
    <>
      <ListScreen
        t={t}
        query={items}
        isFiltered={[language, state, ...Object.values(filter)].some(value => value !== undefined)}
        add={{ label: t('add'), onAdd: () => editor.open(newItem) }}
        link={<TrashLink type={queries.type} />}
        notice={
          <>
            {!editor.opened && (
              <KeptDrafts beginning={draftsOf(queries.all[0])} onOpen={id => editor.open(id ?? newItem)} />
            )}
            <SelectionActions type={queries.type} selection={selection} Alongside={props.Alongside} />
          </>
        }
        filters={
          <>
            {filters}
            <LanguageFilter />
            <StateFilter states={translationStates} />
            {props.hasYears && <YearFilter type={queries.type} />}
            {state === 'missing' && (
              <ButtonLink to={pairProposalsPath.href()}>{tScreens('pairsAdmin:title')}</ButtonLink>
            )}
            <SortChoice heads={[rowHeader, ...allColumns]} defaultSort={defaultSort} />
          </>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={item => item.id}
            defaultSort={defaultSort}
            selection={{ ...selection, nameOf: ({ title }) => title }}
            rowHeader={rowHeader}
            columns={allColumns}
            onEdit={item => editor.open(item.id)}
            actions={item => (
              <ItemActions
                title={item.title}
                path={viewPath?.(item)}
                publicPath={item.status === 'published' ? publicPath?.(item) : undefined}
                onEdit={() => editor.open(item.id)}
                onCopy={props.isCopied ? () => editor.open(openedFor(item.id, forCopy)) : undefined}
                onRemove={() => deletion.ask(item)}
              />
            )}
          />
        )}
      </ListScreen>
      <OpenedEditor Editor={Editor} {...editor} />
      {deletion.removing && (
        <DeleteDialog
          t={t}
          item={deletion.removing}
          queries={queries}
          calls={calls}
          onDone={deletion.finish}
          onCancel={deletion.cancel}
        />
      )}
    </>
  );
}

const keyOf = ({ id }: Item) => String(id);
