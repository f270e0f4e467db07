import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { DataTable, LanguageTag, SubLine } from '#ui/admin/lists/data-table.tsx';
import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { NoHits } from '#ui/admin/lists/no-hits.tsx';
import { SearchBox } from '#ui/admin/lists/search-box.tsx';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { Button } from '#ui/button.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { type Samples, Stage } from './sample.tsx';

const listTexts = {
  title: 'Novosti',
  search: 'Pretraži po naslovu',
  searchHint: 'Naslov',
  'empty.title': 'Još nema vijesti',
  'empty.text': 'Dodajte prvu vijest.',
  loadError: 'Greška pri učitavanju vijesti',
};

type Row = { id: number; title: string };
const rows: Row[] = [
  { id: 1, title: 'Lipidi i membrane' },
  { id: 2, title: 'Proteini' },
];

function Table({ items = rows }: { items?: Row[] }) {
  return (
    <DataTable
      caption="Vijesti"
      rows={items}
      rowKey={row => row.id}
      rowHeader={{
        header: 'Naslov',
        cell: row => (
          <>
            <a href="/">{row.title}</a>
            <SubLine>Uredništvo</SubLine>
          </>
        ),
      }}
      columns={[
        { header: 'Jezik', cell: () => <LanguageTag lang="bs" />, isUnlabelled: true },
        { header: 'Objavljeno', cell: () => '21.11.2026', isNumeric: true },
      ]}
      actions={row => <ItemAction action="Obriši" item={row.title} icon={iconTrash} isDestructive />}
    />
  );
}

/** A list with a given response. */
const listOf = (answer: () => Promise<Row[]>) => () => {
  const [kind] = useListFilter('vrsta');
  const query = useQuery({
    queryKey: ['rows'],
    queryFn: async () => {
      const items = await answer();
      return { items, total: items.length, page: 1, pageSize: 20, totalPages: 1 };
    },
  });
  return (
    <main>
      <ListScreen
        t={(key, { count } = {}) => (key === 'count' ? `Ukupno: ${count}` : listTexts[key])}
        query={query}
        isFiltered={kind !== ''}
        add={{ label: 'Dodaj vijest', onAdd: () => {} }}
      >
        {items => <Table items={items} />}
      </ListScreen>
    </main>
  );
};

function Search() {
  const [searches, setSearches] = useState<string[]>([]);
  const [value, setValue] = useState('');
  const [search] = useState(() => (query: string) => {
    setSearches(current => [...current, query]);
    setValue(query);
  });
  return (
    <Stage>
      <SearchBox label="Pretraži" placeholder="Naslov" value={value} onSearch={search} />
      <Button onClick={() => search('')}>Poništi pretragu</Button>
      <p role="status">{JSON.stringify(searches)}</p>
    </Stage>
  );
}

function Chips() {
  const [value, setValue] = useState<string>('');
  const chips = [
    { value: 'new', label: 'Nova', count: 3 },
    { value: 'answered', label: 'Odgovorena', count: 12 },
    { value: '', label: 'Sva', count: undefined },
  ];
  return (
    <Stage>
      <FilterChips label="Stanje" chips={chips} value={value} onChoose={setValue} />
    </Stage>
  );
}

export const listSamples: Samples = {
  'data-table': () => (
    <Stage>
      <Table />
    </Stage>
  ),
  highlight: () => (
    <Stage>
      <Highlight text="Čitač ćelija" query="citac" />
    </Stage>
  ),
  'list-screen-loading': listOf(() => new Promise(() => {})),
  'list-screen-error': listOf(() => Promise.reject(new Error('lost'))),
  'list-screen-empty': listOf(() => Promise.resolve([])),
  'list-screen-full': listOf(() => Promise.resolve(rows)),
  'no-hits': () => (
    <Stage>
      <NoHits search="lipidi" onClearSearch={() => undefined} onClearFilters={() => undefined} />
    </Stage>
  ),
  'filter-chips': Chips,
  'search-box': Search,
  'selection-bar': () => (
    <Stage>
      <SelectionBar selection={{ rows, clear: () => {} }}>
        <Button size="small">Vrati</Button>
      </SelectionBar>
    </Stage>
  ),
};
