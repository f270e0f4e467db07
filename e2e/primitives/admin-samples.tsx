import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import gel from '#features/content/starter/pictures/gel.webp';
import { ApiError } from '#shared/api-client.ts';
import { requiredText } from '#shared/validation.ts';
import { Card } from '#ui/admin/card.tsx';
import { ConflictDialog } from '#ui/admin/conflict-dialog.tsx';
import { DataTable, LanguageTag, SubLine } from '#ui/admin/data-table.tsx';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { DetailHead } from '#ui/admin/detail-head.tsx';
import Difference from '#ui/admin/difference/difference.tsx';
import { EditorSheet } from '#ui/admin/editor-sheet.tsx';
import type { FileValue } from '#ui/admin/file-field.tsx';
import { schemaResolver } from '#ui/admin/form.ts';
import { ControlledField, fieldMeta, inputProps, LanguageField } from '#ui/admin/form-fields.tsx';
import { Highlight } from '#ui/admin/highlight.tsx';
import { ImageField, type ImageValue } from '#ui/admin/image-field.tsx';
import { useListFilter } from '#ui/admin/list-address.ts';
import { ListScreen } from '#ui/admin/list-screen.tsx';
import { LoadingSheet } from '#ui/admin/loading-sheet.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { PdfField } from '#ui/admin/pdf-field.tsx';
import { RichTextField } from '#ui/admin/rich-text/rich-text-field.tsx';
import { SearchBox } from '#ui/admin/search-box.tsx';
import { SelectionBar } from '#ui/admin/selection-bar.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { SwitchField, TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconTrash } from '#ui/icons-admin.ts';
import { type Samples, Stage } from './sample.tsx';

/** Posts to an address whose response the tests provide. */
async function post(path: string, values: unknown): Promise<void> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(values) });
  if (!response.ok) throw new ApiError(response.status, await response.json(), 'failed');
}

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
      actions={row => (
        <IconButton label={`Obriši: ${row.title}`} isDestructive>
          <Icon path={iconTrash} />
        </IconButton>
      )}
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

const input = z.object({ title: requiredText(), city: requiredText() });

function Editor() {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(true);
  const form = useForm({
    defaultValues: { title: 'Lipidi', city: 'Tuzla', image: undefined as ImageValue },
    resolver: schemaResolver(input, t),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  return (
    <Stage>
      <p role="status">{isOpen ? 'otvoreno' : 'zatvoreno'}</p>
      {isOpen && (
        <EditorSheet
          title="Uredi vijest"
          form={form}
          draft={{ name: 'sample', labelOf: ({ title }) => title }}
          fields={{ title: { id: 'title', label: 'Naslov' }, city: { id: 'city', label: 'Grad' } }}
          onSave={({ title, city }) => post('/save', { title, city })}
          onSaved={() => setIsOpen(false)}
          describeFailure={() => 'Nije sačuvano.'}
          onClose={() => setIsOpen(false)}
          main={
            <TextField
              label="Naslov"
              required
              id="title"
              error={errors.title?.message}
              {...form.register('title')}
            />
          }
          side={
            <>
              <TextField
                label="Grad"
                required
                id="city"
                error={errors.city?.message}
                {...form.register('city')}
              />
              <Controller
                control={form.control}
                name="image"
                render={({ field: { value, onChange } }) => (
                  <ImageField label="Slika" value={value} stored={null} onChange={onChange} />
                )}
              />
            </>
          }
        />
      )}
    </Stage>
  );
}

function Images() {
  const [value, setValue] = useState<ImageValue>();
  return (
    <Stage>
      <ImageField label="Slika" value={value} stored={gel} onChange={setValue} />
      <ImageField
        label="Druga slika"
        value={undefined}
        stored={null}
        onChange={() => {}}
        error="Nije slika."
      />
      <p role="status">{value === null ? 'nema' : (value?.name ?? 'sačuvana')}</p>
    </Stage>
  );
}

function Documents() {
  const [value, setValue] = useState<FileValue>();
  return (
    <Stage>
      <PdfField label="Dokument (PDF)" value={value} stored="/stored.pdf" onChange={setValue} />
      <PdfField
        label="Obavezan dokument"
        value={value}
        stored="/stored.pdf"
        onChange={setValue}
        isRemovable={false}
      />
      <p role="status">{value === null ? 'nema' : (value?.name ?? 'sačuvan')}</p>
    </Stage>
  );
}

const meta = fieldMeta('sample', { title: 'Naslov', day: 'Dan', lang: 'Jezik', isShown: 'Prikaži' });

function FormFields() {
  const form = useForm({ defaultValues: { title: '', day: '2026-11-21', lang: 'bs', isShown: true } });
  return (
    <Stage>
      <form>
        <TextField required {...inputProps(form, meta, 'title')} />
        <ControlledField form={form} meta={meta} name="day">
          {field => <DateField required today="2026-11-21" {...field} />}
        </ControlledField>
        <LanguageField form={form} meta={meta} name="lang" />
        <SwitchField {...inputProps(form, meta, 'isShown')} />
      </form>
    </Stage>
  );
}

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

function RichText() {
  const [value, setValue] = useState('');
  return (
    <Stage>
      <RichTextField label="Tekst" value={value} onChange={setValue} />
      <p role="status">{value}</p>
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
  'editor-sheet': Editor,
  highlight: () => (
    <Stage>
      <Highlight text="Čitač ćelija" query="citac" />
    </Stage>
  ),
  'file-field': Documents,
  'form-fields': FormFields,
  'image-field': Images,
  'list-screen-loading': listOf(() => new Promise(() => {})),
  'list-screen-error': listOf(() => Promise.reject(new Error('lost'))),
  'list-screen-empty': listOf(() => Promise.resolve([])),
  'list-screen-full': listOf(() => Promise.resolve(rows)),
  'loading-sheet': loadingSheet(),
  'loading-sheet-error': loadingSheet('Nije moguće učitati vijest.'),
  'new-tab-link': () => (
    <Stage>
      <NewTabLink href="/radionica/1">CRISPR</NewTabLink>
    </Stage>
  ),
  'pdf-field': Documents,
  'delete-dialog': Remove,
  'rich-text': RichText,
  'search-box': Search,
  'selection-bar': () => (
    <Stage>
      <SelectionBar selection={{ rows, clear: () => {} }}>
        <Button size="small">Vrati</Button>
      </SelectionBar>
    </Stage>
  ),
};
