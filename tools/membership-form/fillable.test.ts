import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  PDFDocument,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { bs } from '#features/applications/messages/bs.ts';
import { en } from '#features/applications/messages/en.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import { tidy } from '#shared/text/typography.ts';

const pdf = await PDFDocument.load(await readFile(new URL('../../public/pristupnica.pdf', import.meta.url)));
const fields = pdf.getForm().getFields();

test('the printed form has the fields of the form online, with their labels, to fill in', () => {
  const expected = [basicFields, ...optionalGroups.map(group => group.fields)]
    .flat()
    .map(({ name, isRequired }) => {
      const mark = isRequired ? '*' : '';
      return [name, `${tidy(bs.fields[name])}${mark} / ${en.fields[name]}${mark}`];
    });
  const written = fields.filter(field => field instanceof PDFTextField);
  assert.deepEqual(
    written.map(field => [field.getName(), labelOf(field)]),
    [...expected, ['place', 'Mjesto / Place'], ['date', 'Datum / Date']],
  );
});

test('one type of membership is chosen, and the consent is ticked', () => {
  const types = pdf.getForm().getField('membershipType');
  assert.ok(types instanceof PDFRadioGroup);
  assert.deepEqual(types.getOptions(), [...membershipTypes]);
  assert.equal(labelOf(pdf.getForm().getCheckBox('consent')), `${tidy(bs.consent)} / ${en.consent}`);
});

function labelOf(field: PDFField): string {
  return field.acroField.dict.lookup(PDFName.of('TU'), PDFHexString).decodeText();
}
