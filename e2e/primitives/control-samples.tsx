import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { CountBadge } from '#ui/admin/screens/count-badge.tsx';
import { Button, ButtonAnchor, ButtonLink, IconButton } from '#ui/button.tsx';
import { ErrorNote, ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SegmentedField, SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as icons from '#ui/icons/icons.ts';
import * as adminIcons from '#ui/icons/icons-admin.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { SkipLink } from '#ui/navigation/skip-link.tsx';
import { ExternalLink, OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { type Samples, Stage } from './sample.tsx';

const options = [
  { value: 'bs', label: 'Bosanski' },
  { value: 'en', label: 'English' },
];

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

function Choice() {
  const [chosen, setChosen] = useState('bs');
  return (
    <Stage>
      <ChoiceButtons label="Jezik" options={options} chosen={chosen} onChoose={setChosen} />
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

export const controlSamples: Samples = {
  'back-link': () => (
    <Stage>
      <BackLink to="/novosti">Nazad na novosti</BackLink>
    </Stage>
  ),
  button: Buttons,
  'choice-buttons': Choice,
  'count-badge': () => (
    <Stage>
      <p>
        Pitanja <CountBadge count={3} label={count => `${count} nova`} />
      </p>
    </Stage>
  ),
  'error-summary': Summary,
  field: Fields,
  link: () => (
    <Stage>
      <Link to="/novosti">Novosti</Link>
    </Stage>
  ),
  'pager-one': pagerAt(1, 1),
  'pager-first': pagerAt(1, 3),
  'pager-middle': pagerAt(2, 3),
  'pager-last': pagerAt(3, 3),
  'pager-many': pagerAt(10, 20),
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
};
