import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackLink } from '#ui/back-link.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Button, ButtonAnchor, ButtonLink, IconButton } from '#ui/button.tsx';
import { ErrorNote, ErrorSummary } from '#ui/error-summary.tsx';
import { SegmentedField, SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import * as icons from '#ui/icons.ts';
import * as adminIcons from '#ui/icons-admin.ts';
import { Link } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import { PageError } from '#ui/page-error.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pager } from '#ui/pager.tsx';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { Prose } from '#ui/prose.tsx';
import { Section } from '#ui/section.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ExternalLink, OnwardLink } from '#ui/standalone-link.tsx';
import { StateFigure } from '#ui/state-figure.tsx';
import { EmptyState, ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import { Tag } from '#ui/tag.tsx';
import gel from '../../src/features/content/starter/pictures/gel.webp';
import { type Samples, Stage } from './sample.tsx';

const options = [
  { value: 'bs', label: 'Bosanski' },
  { value: 'en', label: 'English' },
];
const html = `<h1>Naslov</h1><p>Pasus s <a href="https://example.org">vezom</a>, <code>kodom</code> i <s>greškom</s>.</p>
  <ul><li><p>Prvo</p></li></ul><ol><li><p>Drugo</p></li></ol><blockquote><p>Citat</p></blockquote><hr>
  <pre><code>blok</code></pre>`;

function Buttons() {
  const [presses, setPresses] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const press = () => {
    setPresses(presses + 1);
    setIsBusy(true);
  };
  return (
    <Stage>
      <form
        onSubmit={event => {
          event.preventDefault();
          press();
        }}
      >
        <Button look="primary" type="submit" isBusy={isBusy} busyLabel="Slanje...">
          Pošalji
        </Button>
      </form>
      <Button isBusy={isBusy} busyLabel="Čuvanje..." onClick={press}>
        Sačuvaj
      </Button>
      <p role="status">{presses}</p>
      {(['primary', 'secondary', 'ghost', 'danger', 'accent'] as const).map(look => (
        <p key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} size="small">
            small
          </Button>
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} isBusy busyLabel="busy">
            {look}
          </Button>
          <ButtonLink look={look} to="/">
            link
          </ButtonLink>
          <ButtonAnchor look={look} href="/">
            anchor
          </ButtonAnchor>
        </p>
      ))}
      <IconButton label="Zatvori">
        <Icon path={icons.iconClose} />
      </IconButton>
      <IconButton label="Obriši: Lipidi i membrane" isDestructive>
        <Icon path={adminIcons.iconTrash} />
      </IconButton>
    </Stage>
  );
}

function Fields() {
  const told = { hint: 'Kratko i jasno.', error: 'Ovo polje je obavezno.' };
  return (
    <Stage>
      <TextField label="Naslov" required />
      <TextField label="Naslov vijesti" required isTitle {...told} />
      <TextField label="Grad" isHintBelow {...told} />
      <TextAreaField label="Opis" rows={3} placeholder="Opis" />
      <TextAreaField label="Opis slike" {...told} />
      <SelectField label="Kategorija" options={options} />
      <SelectField label="Vrsta" options={options} {...told} />
      <SegmentedField label="Jezik" name="language" options={options} defaultValue="bs" />
      <SegmentedField label="Jezik slike" name="other" options={options} error={told.error} />
    </Stage>
  );
}

function Summary() {
  const [attempt, setAttempt] = useState(0);
  const error = 'Ovo polje je obavezno.';
  return (
    <Stage>
      <ErrorSummary
        fields={attempt > 0 ? [{ id: 'name', message: `Ime: ${error}` }] : []}
        attempt={attempt}
      />
      <ErrorNote>Došlo je do greške.</ErrorNote>
      <TextField label="Ime" required id="name" error={attempt > 0 ? error : undefined} />
      <Button onClick={() => setAttempt(attempt + 1)}>Pošalji</Button>
    </Stage>
  );
}

function Pictures() {
  const placeholder = <Placeholder motif="gel" seed={7} />;
  const details = { width: 1200, height: 800, sources: [{ type: 'image/webp', srcset: `${gel} 1200w` }] };
  return (
    <Stage>
      <figure aria-label="stored">
        <Picture src={gel} details={details} alt="Gel" sizes="20rem" isMain placeholder={placeholder} />
      </figure>
      <figure aria-label="failing">
        <Picture
          src="data:image/png;base64,AAAA"
          details={null}
          alt=""
          sizes="20rem"
          placeholder={placeholder}
        />
      </figure>
      <figure aria-label="none">
        <Picture src={null} details={null} alt="" sizes="20rem" placeholder={placeholder} />
      </figure>
    </Stage>
  );
}

const pagerAt = (page: number, totalPages: number) => () => {
  const [query] = useSearchParams();
  return (
    <Stage>
      <Pager page={page} totalPages={totalPages} query={query} />
    </Stage>
  );
};

export const pageSamples: Samples = {
  'back-link': () => (
    <Stage>
      <BackLink to="/novosti">Nazad na novosti</BackLink>
    </Stage>
  ),
  'brand-mark': () => (
    <Stage>
      <BrandMark />
      <BrandMark tone="deep" />
    </Stage>
  ),
  button: Buttons,
  'error-summary': Summary,
  field: Fields,
  icon: () => (
    <Stage>
      {[...Object.values(icons), ...Object.values(adminIcons)].map(path => (
        <Icon key={path} path={path} />
      ))}
    </Stage>
  ),
  link: () => (
    <Stage>
      <Link to="/novosti">Novosti</Link>
    </Stage>
  ),
  note: () => (
    <Stage>
      <Note>Ova vijest je objavljena na engleskom jeziku.</Note>
      <Note action={<Button>Obriši upisano</Button>}>Vratili smo ono što ste ranije upisali.</Note>
    </Stage>
  ),
  'page-error': () => (
    <main>
      <PageError />
    </main>
  ),
  'page-header': () => (
    <main>
      <PageHeader title="Novosti" lead="Vijesti i obavijesti." />
    </main>
  ),
  section: () => (
    <main>
      <h1>Udruženje</h1>
      <Section id="novosti" title="Novosti" isTinted>
        <p>Prva novost</p>
      </Section>
      <Section
        id="historija"
        title="Historija"
        isWide
        aside={<OnwardLink to="/novosti">Sve novosti</OnwardLink>}
      >
        <p>Prva godina</p>
      </Section>
    </main>
  ),
  'pager-one': pagerAt(1, 1),
  'pager-first': pagerAt(1, 3),
  'pager-middle': pagerAt(2, 3),
  'pager-last': pagerAt(3, 3),
  'pager-many': pagerAt(10, 20),
  picture: Pictures,
  placeholder: () => (
    <Stage>
      {(['gel', 'wheel', 'plate'] as const).map(motif => (
        <Placeholder key={motif} motif={motif} seed={7} />
      ))}
    </Stage>
  ),
  prose: () => (
    <Stage>
      <Prose html={html} lang="bs" />
    </Stage>
  ),
  'skip-link': () => (
    <>
      <SkipLink />
      <main id="main">
        <h1>Primitive</h1>
      </main>
    </>
  ),
  'standalone-link': () => (
    <Stage>
      <p>
        <OnwardLink to="/novosti">Sve novosti</OnwardLink>
      </p>
      <p>
        <ExternalLink href="https://primjer.ba/">Facebook</ExternalLink>
      </p>
      <p>
        <ExternalLink href="https://primjer.ba/" isButton>
          Više detalja
        </ExternalLink>
      </p>
    </Stage>
  ),
  'state-figure': () => (
    <Stage>
      {(['empty', 'error', 'missing'] as const).map(kind => (
        <StateFigure key={kind} kind={kind} />
      ))}
    </Stage>
  ),
  'states-loading': () => (
    <Stage>
      <Loading>
        <SkeletonPicture />
        <SkeletonLine width="short" />
        <SkeletonLine />
      </Loading>
    </Stage>
  ),
  'states-empty': () => (
    <Stage>
      <EmptyState title="Trenutno nema objava" text="Molimo provjerite kasnije." />
    </Stage>
  ),
  'states-error': () => (
    <Stage>
      <ErrorState text="Nije moguće učitati podatke." onRetry={() => {}} />
    </Stage>
  ),
  'states-missing': () => (
    <main>
      <MissingState
        title="Vijest nije pronađena"
        text="Tražena vijest ne postoji ili je uklonjena."
        level={1}
      >
        <ButtonLink to="/novosti">Nazad na novosti</ButtonLink>
      </MissingState>
    </main>
  ),
  tag: () => (
    <Stage>
      <p>
        <Tag look="open">Prijave otvorene</Tag> <Tag look="closed">Završeno</Tag>
      </p>
    </Stage>
  ),
};
