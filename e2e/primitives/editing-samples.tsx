import { useState } from 'react';
import { formDrafts } from '#ui/admin/drafts/form-drafts.ts';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { RestoredNote } from '#ui/admin/drafts/restored-note.tsx';
import { FocusPicker } from '#ui/admin/files/focus-picker.tsx';
import { ChoiceTable } from '#ui/admin/forms/choice-table.tsx';
import { SplitButton } from '#ui/admin/forms/split-button.tsx';
import { SubmitButton } from '#ui/admin/forms/submit-button.tsx';
import { LastVisitProvider, NewMark } from '#ui/admin/lists/new-mark.tsx';
import { PageSizeChoice } from '#ui/admin/lists/page-size-choice.tsx';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import { DragHandle } from '#ui/admin/order/drag-handle.tsx';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { ProgressBar } from '#ui/admin/progress-bar.tsx';
import { SaveProgress } from '#ui/admin/saving/save-progress.tsx';
import { Button } from '#ui/button.tsx';
import { type Samples, Stage } from './sample.tsx';

function Kept() {
  const [opened, setOpened] = useState<number>();
  const [beginning] = useState(() => {
    formDrafts.write('sample:25', { label: 'Lipidi', values: { title: 'Lipidi' }, hadFiles: false });
    return 'sample:';
  });
  return (
    <Stage>
      <KeptDrafts beginning={beginning} onOpen={setOpened} />
      <p role="status">{opened}</p>
    </Stage>
  );
}

function Split() {
  const [chosen, setChosen] = useState('');
  const items = ['Nacrt', 'Zakaži', 'Povuci'].map(label => ({ label, onSelect: () => setChosen(label) }));
  return (
    <Stage>
      <SplitButton menuLabel="Više" items={items}>
        <Button look="primary" onClick={() => setChosen('Objavi')}>
          Objavi
        </Button>
      </SplitButton>
      <p role="status">{chosen}</p>
    </Stage>
  );
}

function Focus() {
  const [value, setValue] = useState('30,70');
  return (
    <Stage>
      <FocusPicker picture={<img src="/favicon.svg" alt="" />} value={value} onChange={setValue} />
      <p role="status">{value}</p>
    </Stage>
  );
}

function Choices() {
  const [values, setValues] = useState(['news', '']);
  return (
    <Stage>
      <ChoiceTable
        caption="Kategorije u datoteci"
        headings={['Tamo', 'Objava', 'Ovdje']}
        rows={['Blog', 'Arhiva'].map((name, place) => ({ name, told: 3, value: values[place] ?? '' }))}
        options={[
          { value: 'news', label: 'Vijesti' },
          { value: '', label: 'Izostavi' },
        ]}
        onChange={(place, value) => setValues(values.with(place, value))}
      />
    </Stage>
  );
}

const heads = [{ header: 'Naslov', sort: 'title' }, { header: 'Jezik' }];

export const editingSamples: Samples = {
  'choice-table': Choices,
  'drag-handle': () => (
    <Stage>
      <DragHandle />
    </Stage>
  ),
  'focus-picker': Focus,
  'kept-drafts': Kept,
  'move-buttons': () => (
    <Stage>
      <MoveButtons item="Lipidi i membrane" up={undefined} down={() => undefined} />
    </Stage>
  ),
  'new-mark': () => (
    <LastVisitProvider value="2026-11-20T09:30:00.000Z">
      <Stage>
        <p>
          Amra Hodžić <NewMark at="2026-11-21T09:30:00.000Z" />
        </p>
      </Stage>
    </LastVisitProvider>
  ),
  'page-size-choice': () => (
    <Stage>
      <PageSizeChoice total={2_000} usual={20} />
    </Stage>
  ),
  'progress-bar': () => (
    <Stage>
      <ProgressBar label="Slanje" value={0.42} />
      <ProgressBar label="Uvoz" value={undefined} isWide />
    </Stage>
  ),
  'restored-note': () => (
    <Stage>
      <RestoredNote
        restored={{
          savedAt: new Date('2026-11-21T09:30:00Z'),
          isOutdated: true,
          hadFiles: true,
          hasUnseenPictures: true,
        }}
        onDiscard={() => {}}
      />
    </Stage>
  ),
  'save-progress': () => (
    <Stage>
      <SaveProgress sending={{ what: 'image', progress: 0.42 }} />
    </Stage>
  ),
  'split-button': Split,
  'submit-button': () => (
    <Stage>
      <form>
        <SubmitButton isBusy />
      </form>
    </Stage>
  ),
  'sort-choice': () => (
    <Stage>
      <SortChoice heads={heads} defaultSort="-title" />
    </Stage>
  ),
};
