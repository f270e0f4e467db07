import { type Field, htmlField, imageField, textField } from '#features/content/fields.ts';
import type { Leaf, SectionFields } from './section-fields.ts';
import { isInBoth } from './section-values.ts';

/** How the value at a path of a section is compared with another: word by word, or picture by picture. */
export function comparedAs(fields: SectionFields, path: string): Field {
  switch (leafAt(fields, path)?.kind) {
    case 'html':
      return htmlField();
    case 'picture':
      return imageField();
    default:
      return textField();
  }
}

/** Undefined of a list. */
function leafAt(fields: SectionFields, path: string): Leaf | undefined {
  const [name = '', part = ''] = path.split('.');
  const field = fields[name];
  if (!field || field.kind === 'list' || field.kind === 'bodies') return undefined;
  return field.kind === 'group' ? field.fields[part] : field;
}

/** A value as a text: of a list a line for each row, of what is in both languages the Bosnian text first. */
export function comparedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (isInBoth(value)) return [value.bs, value.en].filter(Boolean).join(' / ');
  if (Array.isArray(value)) return value.map(comparedText).join('\n');
  const parts = Object.values(value);
  // The people of a body stand in lines below its name.
  const isBody = parts.some(Array.isArray);
  return parts
    .map(comparedText)
    .filter(Boolean)
    .join(isBody ? '\n' : ' · ');
}
