import { Button, ButtonLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as icons from '#ui/icons/icons.ts';
import * as adminIcons from '#ui/icons/icons-admin.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import { Section } from '#ui/pages/section.tsx';
import { BrandMark } from '#ui/pictures/brand-mark.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { StateFigure } from '#ui/pictures/state-figure.tsx';
import { PageError } from '#ui/states/page-error.tsx';
import {
  EmptyState,
  ErrorState,
  Loading,
  MissingState,
  SkeletonLine,
  SkeletonPicture,
} from '#ui/states/states.tsx';
import { Tag } from '#ui/tag.tsx';
import gel from '../../src/features/content/starter/pictures/gel.webp';
import { type Samples, Stage } from './sample.tsx';

const html = `<h1>Naslov</h1><p>Pasus s <a href="https://example.org">vezom</a>, <code>kodom</code> i <s>greškom</s>.</p>
  <ul><li><p>Prvo</p></li></ul><ol><li><p>Drugo</p></li></ol><blockquote><p>Citat</p></blockquote><hr>
  <pre><code>blok</code></pre>`;

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

export const pageSamples: Samples = {
  'brand-mark': () => (
    <Stage>
      <BrandMark />
      <BrandMark tone="deep" />
    </Stage>
  ),
  'marked-text': () => (
    <Stage>
      <p>
        <MarkedText
          text="Radionice i radionica"
          ranges={[
            [0, 8],
            [12, 20],
          ]}
        />
      </p>
    </Stage>
  ),
  'search-form': () => (
    <Stage>
      <SearchForm action="/" name="q" label="Pretraži" placeholder="Šta tražite?" submitLabel="Traži" />
    </Stage>
  ),
  icon: () => (
    <Stage>
      {[...Object.values(icons), ...Object.values(adminIcons)].map(path => (
        <Icon key={path} path={path} />
      ))}
    </Stage>
  ),
  disclosure: () => (
    <Stage>
      <Disclosure label="Zatvoreno">Sadržaj</Disclosure>
      <Disclosure label="Otvoreno" isOpen>
        Sadržaj
      </Disclosure>
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
