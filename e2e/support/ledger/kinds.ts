import assert from 'node:assert/strict';
import { applicationCalls } from '#features/applications/contract.ts';
import { congressCalls, workshopCalls } from '#features/events/contract.ts';
import * as gallery from '#features/gallery/contract.ts';
import { questionCalls } from '#features/questions/contract.ts';
import { trashCalls } from '#features/trash/contract.ts';
import type { SampleCall } from '#server/testing/expected-call.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint, ResponseOf } from '#shared/api/endpoint.ts';
import type { Api } from '../api.ts';
import type { Random } from '../random.ts';
import type { Found, FoundInTrash } from './ledger.ts';
import { makePdf, makePicture } from './sent-files.ts';
import type { Kind, Sent } from './things.ts';

type Rule = {
  calls: { create: Endpoint; update?: Endpoint; remove: Endpoint };
  /** The form's constant fields. */
  form: Fields;
  /** Fields that must have the same mark; a mix of two writes would show. */
  marked: (mark: string, random: Random) => Fields;
  /** The form's files, and the response fields that refer to them. */
  files: Readonly<Record<string, string>>;
  /** The fields that refer to the parent. */
  parent?: (id: number) => Fields;
};

/** A far day, so that applications are always accepted. */
const lastDay = '2099-12-31';
/** Up to some kilobytes, more than a database page. */
const paragraphs = (mark: string, random: Random) => `<p>${mark}</p>`.repeat(random.between(1, 400));

export const rules: Record<Kind, Rule> = {
  workshop: {
    calls: workshopCalls,
    form: { ...sampleForms.workshop, finishedAt: lastDay },
    marked: (mark, random) => ({ title: mark, description: mark, details: paragraphs(mark, random) }),
    files: { image: 'image_url', pdf: 'pdf_url' },
  },
  congress: {
    calls: congressCalls,
    form: { ...sampleForms.congress, finishedAt: lastDay },
    marked: (mark, random) => ({ title: mark, location: mark, content: paragraphs(mark, random) }),
    files: {},
  },
  album: {
    calls: {
      create: gallery.albumCalls.create,
      update: gallery.albumCalls.update,
      remove: gallery.albumCalls.remove,
    },
    form: {},
    marked: mark => ({ title: mark, description: `https://primjer.ba/${mark}` }),
    files: { cover_image: 'cover_image' },
  },
  image: {
    calls: { create: gallery.imageCalls.create, remove: gallery.imageCalls.remove },
    form: {},
    // The file's name contains the mark.
    marked: mark => ({ title: mark }),
    files: { image: 'image_url' },
    parent: album_id => ({ album_id }),
  },
  application: {
    calls: applicationCalls,
    form: sampleForms.application,
    marked: mark => ({ firstName: mark, lastName: mark, email: `${mark}@primjer.ba` }),
    files: {},
    parent: workshopId => ({ workshopId }),
  },
  question: {
    calls: questionCalls,
    form: sampleForms.question,
    marked: mark => ({ name: mark, message: mark }),
    files: {},
  },
};

type Draft = { call: SampleCall; sent: Sent };

/** A complete form with its files. */
export async function draftOf(kind: Kind, mark: string, random: Random, parentId?: number): Promise<Draft> {
  const { form, marked, parent, files } = rules[kind];
  const fields = { ...form, ...marked(mark, random) };
  const chosen = Object.keys(files).filter(name => isRequired(kind, name) || random.chance(0.85));
  const { uploads, sent } = await makeFiles(kind, chosen, mark, random);
  const reference = parentId === undefined ? {} : parent?.(parentId);
  return {
    call: { fields: { ...fields, ...reference, ...uploads } },
    sent: { fields: asAnswered(fields), files: sent },
  };
}

/** New values for the marked fields, and sometimes files. */
export async function changeOf(kind: Kind, mark: string, random: Random): Promise<Draft> {
  const fields = rules[kind].marked(mark, random);
  const chosen = Object.keys(rules[kind].files).filter(() => random.chance(0.4));
  const { uploads, sent } = await makeFiles(kind, chosen, mark, random);
  return { call: { fields: { ...fields, ...uploads } }, sent: { fields: asAnswered(fields), files: sent } };
}

function isRequired(kind: Kind, name: string): boolean {
  return rules[kind].calls.create.body?.requiredFiles?.includes(name) ?? false;
}

async function makeFiles(kind: Kind, names: readonly string[], mark: string, random: Random) {
  const uploads: Fields = {};
  const sent: Record<string, Sent['files'][string]> = {};
  for (const name of names) {
    const file = name === 'pdf' ? makePdf(random) : await makePicture(random, mark);
    uploads[name] = file.upload;
    sent[rules[kind].files[name] ?? name] = file.sent;
  }
  return { uploads, sent };
}

/** The form's fields as responses name and format them (docs/contract.md#conventions). */
function asAnswered(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (name === 'showForm') return ['show_application_form', String(value)];
    if (name === 'capacity') return [name, Number(value)];
    return [name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), value];
  });
  return Object.fromEntries(
    entries.filter(([name]) => !['application_type', 'consent', 'album_id'].includes(name)),
  );
}

/** Reads what the trash lists. */
async function readTrash(api: Api): Promise<FoundInTrash[]> {
  const found: FoundInTrash[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await api.call(trashCalls.page, { query: { page, pageSize: 100 } });
    assert.equal(answer?.status, 200, JSON.stringify(answer));
    const listed = answer.body as ResponseOf<typeof trashCalls.page>;
    found.push(...listed.items.map(({ type, id, holds }) => ({ kind: type, id, holds })));
    totalPages = listed.totalPages;
  }
  return found;
}

/** Reads all items of the kinds that are not in the trash. */
export async function readSite(api: Api): Promise<Found[]> {
  const read = async (kind: Kind, endpoint: Endpoint, query: SampleCall['query'], parentId?: number) => {
    const answer = await api.call(endpoint, { query: query ?? {} });
    assert.equal(answer?.status, 200, `${endpoint.name}: ${JSON.stringify(answer)}`);
    const { items = answer.body, totalPages = 1 } = answer.body as { items?: unknown; totalPages?: number };
    assert.ok(totalPages <= 1, 'all are on one page');
    return (items as Found['fields'][]).map((fields): Found => ({ kind, parentId, fields }));
  };
  const found = [
    ...(await read('workshop', workshopCalls.list, { all: 'true' })),
    ...(await read('congress', congressCalls.list, { all: 'true' })),
    ...(await read('album', gallery.albumCalls.page, { pageSize: 100 })),
    ...(await read('question', questionCalls.list, {})),
  ];
  for (const { kind, fields } of [...found]) {
    const { id } = fields;
    if (kind === 'workshop')
      found.push(
        ...(await read('application', applicationCalls.list, { id, application_type: 'workshop' }, id)),
      );
    if (kind !== 'album') continue;
    const images = await read('image', gallery.imageCalls.list, { album_id: id }, id);
    found.push(...images);
    assert.equal(fields.image_count, images.length, `album ${id} counts its images`);
    delete fields.image_count;
  }
  return found;
}

/** What a ledger is compared with. */
export async function readAll(api: Api): Promise<{ shown: Found[]; trash: FoundInTrash[] }> {
  return { shown: await readSite(api), trash: await readTrash(api) };
}
