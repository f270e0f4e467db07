import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import gel from '#features/content/starter/pictures/gel.webp';
import { requiredText } from '#shared/validation.ts';
import { DateField } from '#ui/admin/date-field/date-field.tsx';
import type { FileValue } from '#ui/admin/files/file-field.tsx';
import { ImageField, type ImageValue } from '#ui/admin/files/image-field.tsx';
import { PdfField } from '#ui/admin/files/pdf-field.tsx';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { ControlledField, fieldMeta, inputProps, LanguageField } from '#ui/admin/forms/form-fields.tsx';
import { RichTextField } from '#ui/admin/rich-text/rich-text-field.tsx';
import type { PictureSending } from '#ui/admin/rich-text/sent-pictures.ts';
import { SwitchField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { post, type Samples, Stage } from './sample.tsx';

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

const pictures: PictureSending = {
  send: async (picture, { signal }) => {
    const response = await fetch('/text-images', { method: 'POST', body: picture, signal });
    if (!response.ok) throw new Error('failed');
    return response.json();
  },
  describeFailure: () => 'Slika nije poslana.',
};

function RichText() {
  const [value, setValue] = useState('');
  return (
    <Stage>
      <RichTextField label="Tekst" pictures={pictures} value={value} onChange={setValue} />
      <p role="status">{value}</p>
    </Stage>
  );
}

export const formSamples: Samples = {
  'editor-sheet': Editor,
  'file-field': Documents,
  'form-fields': FormFields,
  'image-field': Images,
  'pdf-field': Documents,
  'rich-text': RichText,
};
