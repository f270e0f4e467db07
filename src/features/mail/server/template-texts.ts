import type { Db } from '#server/db/schema.ts';
import { AppError, type FieldProblem } from '#shared/api/errors.ts';
import { type Language, languages } from '#shared/language.ts';
import type { MailTemplateTexts, TemplateInput } from '../contract.ts';
import {
  commonPlaceholders,
  type MailTemplate,
  type TemplateTexts,
  unknownPlaceholders,
} from './mail-template.ts';

/** The texts of a template as administrators have changed them, else its own. */
export async function textsOf(db: Db, template: MailTemplate, lang: Language): Promise<TemplateTexts> {
  const changed = await db
    .selectFrom('mail_templates')
    .select(['subject', 'body'])
    .where('name', '=', template.name)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return changed ?? template.texts[lang];
}

/** All templates in both languages. */
export async function listTemplates(
  db: Db,
  templates: readonly MailTemplate[],
): Promise<MailTemplateTexts[]> {
  const changed = await db.selectFrom('mail_templates').selectAll().execute();
  return templates.flatMap(template =>
    languages.map(lang => {
      const own = changed.find(row => row.name === template.name && row.lang === lang);
      return describeTemplate(template, lang, own);
    }),
  );
}

function describeTemplate(
  template: MailTemplate,
  lang: Language,
  changed?: TemplateTexts,
): MailTemplateTexts {
  const { subject, body } = changed ?? template.texts[lang];
  const placeholders = Object.keys({ ...template.placeholders, ...commonPlaceholders });
  return {
    ...{ name: template.name, lang, subject, body, is_default: changed === undefined, placeholders },
    essential: [...(template.essential ?? [])],
  };
}

/** Throws `not_found` if there is none of the name, `validation` if a text names a placeholder that it does not have. */
export function checkedTemplate(
  templates: readonly MailTemplate[],
  { name, subject, body }: TemplateInput,
): MailTemplate {
  const template = templateNamed(templates, name);
  const fields: Record<string, FieldProblem> = {};
  for (const [field, text] of Object.entries({ subject, body })) {
    const [unknown] = unknownPlaceholders(template, text);
    if (unknown !== undefined)
      fields[field] = { key: 'placeholder', values: { placeholder: `{{${unknown}}}` } };
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
  return template;
}

export function templateNamed(templates: readonly MailTemplate[], name: string): MailTemplate {
  const template = templates.find(known => known.name === name);
  if (!template) throw new AppError('not_found');
  return template;
}

/** Saving the default texts is going back to them. */
export async function saveTemplate(
  db: Db,
  template: MailTemplate,
  { lang, subject, body }: TemplateInput,
): Promise<MailTemplateTexts> {
  const usual = template.texts[lang];
  if (usual.subject === subject && usual.body === body) {
    await resetTemplate(db, template.name, lang);
    return describeTemplate(template, lang);
  }
  await db
    .insertInto('mail_templates')
    .values({ name: template.name, lang, subject, body })
    .onConflict(conflict => conflict.columns(['name', 'lang']).doUpdateSet({ subject, body }))
    .execute();
  return describeTemplate(template, lang, { subject, body });
}

export async function resetTemplate(db: Db, name: string, lang: Language): Promise<void> {
  await db.deleteFrom('mail_templates').where('name', '=', name).where('lang', '=', lang).execute();
}
