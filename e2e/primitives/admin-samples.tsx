import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/admin/card.tsx';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import Difference from '#ui/admin/difference/difference.tsx';
import { LoadingSheet } from '#ui/admin/forms/loading-sheet.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { DataTable, LanguageTag, SubLine } from '#ui/admin/lists/data-table.tsx';
import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { NoHits } from '#ui/admin/lists/no-hits.tsx';
import { SearchBox } from '#ui/admin/lists/search-box.tsx';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { DetailHead } from '#ui/admin/screens/detail-head.tsx';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { post, type Samples, Stage } from './sample.tsx';

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

function Lost() {
  const query = useQuery({
    queryKey: ['lost'],
    queryFn: (): Promise<string> => Promise.reject(new Error('lost')),
  });
  return (
    <Stage>
      <Loaded query={query} error="Nije moguće učitati vijest.">
        {text => text}
      </Loaded>
    </Stage>
  );
}

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

const earlierText = `<h2>Program</h2><p>Predavanje počinje u <strong>9.30</strong>, u velikoj sali.</p>
  <p>Ručak je zajednički.</p><p>Poslije ručka se radi u grupama.</p><p>Ko želi, ostaje do večeri.</p><p>Kafa je u hodniku.</p>
  <ul><li><p>Rukavice</p></li><li><p>Mantil</p></li></ul><p>Prijave se <a href="https://primjer.ba/prijava">šalju</a> poštom.</p>`;
const laterText = earlierText
  .replace('9.30', '10.30')
  .replace('<p>Kafa', '<h3>Pauza</h3><p>Kafa')
  .replace('<li><p>Mantil</p></li>', '<li><p>Naočale</p></li>')
  .replace('primjer.ba/prijava', 'primjer.ba/nova')
  .replaceAll('h2>', 'h3>');

function Conflict() {
  const [choice, setChoice] = useState<string>();
  const clashes = [
    {
      name: 'title',
      label: 'Naslov',
      mine: <Difference before="Naslov" after="Moj naslov" />,
      theirs: <Difference before="Naslov" after="Tuđi naslov" />,
    },
    {
      name: 'content',
      label: 'Sadržaj',
      mine: <Difference before={earlierText} after="" isHtml />,
      theirs: <Difference before={earlierText} after={laterText} isHtml />,
    },
  ];
  return (
    <Stage>
      <p role="status">{choice}</p>
      {!choice && (
        <ConflictDialog
          clashes={clashes}
          onChoose={chosen => setChoice(chosen ? chosen.theirs.join() || 'mine' : 'back')}
        />
      )}
    </Stage>
  );
}

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

function Remove() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Stage>
      <p>{isOpen ? 'otvoreno' : 'zatvoreno'}</p>
      {isOpen && (
        <DeleteDialog
          text="Vijest „Lipidi“ bit će trajno obrisana."
          remove={() => post('/remove', {})}
          queryKey={['rows']}
          texts={{ deleted: 'Obrisano', failed: 'Nije obrisano' }}
          onDone={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Stage>
  );
}

const loadingSheet = (error?: string) => () => (
  <Stage>
    <LoadingSheet title="Uredi vijest" error={error} onRetry={() => {}} onClose={() => {}} />
  </Stage>
);

export const adminSamples: Samples = {
  card: () => (
    <Stage>
      <Card title="Najnovija pitanja" aside={<a href="/">Sva pitanja</a>}>
        <p>Još nema pitanja.</p>
      </Card>
    </Stage>
  ),
  'conflict-dialog': Conflict,
  'data-table': () => (
    <Stage>
      <Table />
    </Stage>
  ),
  'detail-head': () => (
    <main>
      <DetailHead title="Lipidi" lang="bs" facts="21.11.2026" actions={<Button>Uredi</Button>} />
    </main>
  ),
  difference: () => (
    <Stage>
      <Difference before={earlierText} after={laterText} isHtml lang="bs" />
    </Stage>
  ),
  highlight: () => (
    <Stage>
      <Highlight text="Čitač ćelija" query="citac" />
    </Stage>
  ),
  'item-action': () => (
    <Stage>
      <ItemAction action="Obriši" item="Lipidi i membrane" icon={iconTrash} isDestructive />
    </Stage>
  ),
  'list-screen-loading': listOf(() => new Promise(() => {})),
  'list-screen-error': listOf(() => Promise.reject(new Error('lost'))),
  'list-screen-empty': listOf(() => Promise.resolve([])),
  'list-screen-full': listOf(() => Promise.resolve(rows)),
  loaded: Lost,
  'loading-sheet': loadingSheet(),
  'loading-sheet-error': loadingSheet('Nije moguće učitati vijest.'),
  'no-hits': () => (
    <Stage>
      <NoHits search="lipidi" onClearSearch={() => undefined} onClearFilters={() => undefined} />
    </Stage>
  ),
  'screen-head': () => (
    <main>
      <ScreenHead title="Preusmjeravanja" hint="Stare adrese vode na nove.">
        <Button look="primary">Dodaj adresu</Button>
      </ScreenHead>
    </main>
  ),
  'new-tab-link': () => (
    <Stage>
      <NewTabLink href="/radionica/1">CRISPR</NewTabLink>
    </Stage>
  ),
  'delete-dialog': Remove,
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
