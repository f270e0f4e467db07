import '#ui/styles/base.css';
import '#ui/styles/tokens.css';
import '#ui/fonts.css';
import './lab.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { createI18n } from '#ui/i18n.ts';
import { DateField } from '#ui/panel/date-field/date-field.tsx';
import { RichTextField } from '#ui/panel/rich-text/rich-text-field.tsx';
import { TimeField } from '#ui/panel/time-field/time-field.tsx';
import { messages } from '../../src/admin/messages/messages.ts';

declare global {
  interface Window {
    lab: any;
  }
}
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const start = `<p>Trodnevni simpozij okuplja <strong>strukturne biologe</strong>, biohemičare i kliničare iz regiona.</p><h2>Program</h2><ul><li><p>Krio-elektronska mikroskopija</p></li><li><p>Pogrešno savijanje i agregacija</p></li><li><p>Proteini kao lijekovi</p></li></ul>`;
function Lab() {
  const [html, setHtml] = useState(start);
  const [begin, setBegin] = useState('2024-11-21');
  const [end, setEnd] = useState('2024-11-23');
  const [time, setTime] = useState('09:00');
  const [open, setOpen] = useState(true);
  const [error, setError] = useState(false);
  const log = window.lab?.log ?? [];
  window.lab = { log, html, begin, end, time, open, setHtml, setBegin, setError, setOpen };
  return (
    <>
      <main>
        <h1>Lab</h1>
        <Button onClick={() => setOpen(true)}>Otvori</Button>
      </main>
      {open && (
        <Sheet
          title="Uredi simpozij"
          note="Nesačuvane izmjene"
          onDismiss={() => {
            log.push('dismiss');
            setOpen(false);
          }}
          actions={
            <>
              <Button>Odustani</Button>
              <Button look="primary" type="submit" form="f">
                Sačuvaj
              </Button>
            </>
          }
        >
          <form
            id="f"
            className="bd"
            onSubmit={e => {
              e.preventDefault();
              log.push('submit');
            }}
          >
            <div className="c1">
              <TextField
                label="Naslov*"
                isTitle
                defaultValue="Protein u fokusu: struktura, funkcija i bolest"
              />
              <RichTextField
                id="details"
                className="grow"
                label="Detalji"
                hint={error ? 'Program i ostalo.' : undefined}
                error={error ? 'Ovo polje je obavezno.' : undefined}
                value={html}
                onChange={v => {
                  log.push(['html', v]);
                  setHtml(v);
                }}
                onBlur={() => log.push('blur')}
              />
            </div>
            <div className="c2">
              <div className="two">
                <DateField
                  label="Početak*"
                  value={begin}
                  onChange={v => {
                    log.push(['begin', v]);
                    setBegin(v);
                  }}
                  today="2024-11-05"
                  error={error ? 'Unesite ispravan datum, npr. 21.11.2026' : undefined}
                />
                <DateField label="Završetak*" value={end} onChange={setEnd} today="2024-11-05" />
              </div>
              <div className="two">
                <TimeField label="Vrijeme*" value={time} onChange={setTime} />
              </div>
              <TextField label="Lokacija*" defaultValue="PMF, Sarajevo" />
            </div>
          </form>
        </Sheet>
      )}
    </>
  );
}
const i18n = createI18n('bs', messages);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Lab />
    </I18nextProvider>
  </StrictMode>,
);
