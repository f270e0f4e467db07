import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/admin/card.tsx';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import Difference from '#ui/admin/difference/difference.tsx';
import { LoadingSheet } from '#ui/admin/forms/loading-sheet.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { DetailHead } from '#ui/admin/screens/detail-head.tsx';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { post, type Samples, Stage } from './sample.tsx';

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
  'item-action': () => (
    <Stage>
      <ItemAction action="Obriši" item="Lipidi i membrane" icon={iconTrash} isDestructive />
    </Stage>
  ),
  loaded: Lost,
  'loading-sheet': loadingSheet(),
  'loading-sheet-error': loadingSheet('Nije moguće učitati vijest.'),
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
};
