import * as z from 'zod/mini';
import {
  eventField,
  focusField,
  lineField,
  linkField,
  requiredImageField,
} from '#features/content/fields.ts';
import { schemasOf, statusQuery } from '#features/content/schemas.ts';
import { imageDetails, pictureFocus } from '#features/media/contract.ts';
import { done, endpoint, pageOf, pageQuery } from '#shared/api/endpoint.ts';
import { optionalFocus, optionalText, reference, whole } from '#shared/validation.ts';
import { albumsPerPage } from './paths.ts';

export const albumFields = {
  title: lineField({ searchable: true, sortable: true, indexed: 'title' }),
  /** A link to more information. */
  description: linkField(),
  titleEn: lineField({ as: 'title_en', default: '', searchable: true, indexed: 'title', language: 'en' }),
  descriptionEn: linkField({ as: 'description_en' }),
  eventId: eventField({ as: 'event_id' }),
  cover_image: requiredImageField(),
  coverFocus: focusField('cover_image', { as: 'cover_image_focus' }),
};

const {
  input,
  update,
  item: album,
  files,
  requiredFiles,
  sortable,
} = schemasOf(albumFields, {
  image_count: z.int(),
  created_at: z.string(),
});
export type Album = z.infer<typeof album>;

const galleryImage = z.object({
  id: z.int(),
  image_url: z.string(),
  image_details: z.nullable(imageDetails),
  image_focus: z.nullable(pictureFocus),
  title: z.string(),
  /** What the picture shows, for who does not see it; empty where nobody has said it. */
  alt: z.string(),
  alt_en: z.string(),
});
export type GalleryImage = z.infer<typeof galleryImage>;

/** What can be said of an image. */
const imageFacts = {
  alt: z.optional(optionalText()),
  altEn: z.optional(optionalText()),
  imageFocus: z.optional(optionalFocus()),
};

/** Makes one of the album's images its cover. An uploaded cover has precedence. */
const coverChoice = { coverImageId: z.optional(whole(1, Number.MAX_SAFE_INTEGER)) };

export const albumCalls = {
  page: endpoint({
    name: 'pageAlbums',
    method: 'GET',
    path: '/gallery.php',
    access: 'either',
    query: z.object({
      ...statusQuery,
      search: z.optional(optionalText()),
      ...pageQuery(albumsPerPage, [...sortable, 'created_at']),
    }),
    response: pageOf(album),
    schemaName: 'Album',
    clientMessage: 'Failed to fetch albums',
  }),
  show: endpoint({
    name: 'showAlbum',
    method: 'GET',
    path: '/gallery.php',
    when: ['id'],
    access: 'either',
    id: 'id',
    /** One item, the album. */
    response: z.object({ items: z.array(album) }),
    clientMessage: 'Failed to fetch album',
  }),
  create: endpoint({
    name: 'createAlbum',
    method: 'POST',
    path: '/gallery.php',
    access: 'editor',
    body: {
      types: ['multipart'],
      schema: input,
      files,
      requiredFiles,
    },
    response: album,
    status: 201,
    clientMessage: 'Failed to create album',
  }),
  update: endpoint({
    name: 'updateAlbum',
    method: 'PUT',
    path: '/gallery.php',
    access: 'editor',
    id: 'id',
    body: {
      types: ['multipart', 'urlencoded'],
      schema: z.extend(update, coverChoice),
      files,
    },
    response: album,
    errors: ['conflict'],
    clientMessage: 'Failed to update album',
  }),
  remove: endpoint({
    name: 'deleteAlbum',
    method: 'DELETE',
    path: '/gallery.php',
    access: 'editor',
    id: 'id',
    response: done,
    clientMessage: 'Failed to delete album',
  }),
};

export const imageCalls = {
  list: endpoint({
    name: 'listImages',
    method: 'GET',
    path: '/gallery.php',
    when: ['album_id'],
    access: 'either',
    id: 'album_id',
    response: z.array(galleryImage),
    schemaName: 'Image',
    clientMessage: 'Failed to fetch images',
  }),
  create: endpoint({
    name: 'createImage',
    method: 'POST',
    path: '/gallery_images.php',
    access: 'editor',
    body: {
      types: ['multipart'],
      schema: z.object({
        album_id: reference(),
        ...imageFacts,
        /** The sort key among the album's images, in milliseconds. The default is the time of the upload. */
        position: z.optional(whole(0, Number.MAX_SAFE_INTEGER)),
      }),
      files: { image: 'image' },
      requiredFiles: ['image'],
    },
    response: galleryImage,
    status: 201,
    errors: ['not_found'],
    clientMessage: 'Failed to add image',
  }),
  update: endpoint({
    name: 'updateImage',
    method: 'PUT',
    path: '/images',
    access: 'editor',
    id: 'id',
    body: { types: ['json'], schema: z.object(imageFacts) },
    response: galleryImage,
    clientMessage: 'Failed to update image',
  }),
  /** Puts the images of an album in an order: each of them exactly once. */
  order: endpoint({
    name: 'orderImages',
    method: 'PUT',
    path: '/albums/order',
    access: 'editor',
    body: {
      types: ['json'],
      schema: z.object({
        id: reference(),
        images: z.array(whole(1, Number.MAX_SAFE_INTEGER), { error: () => 'invalid' }),
      }),
    },
    response: z.array(galleryImage),
    errors: ['not_found'],
    clientMessage: 'Failed to order images',
  }),
  remove: endpoint({
    name: 'deleteImage',
    method: 'DELETE',
    path: '/gallery.php',
    when: ['image_id'],
    access: 'editor',
    id: 'image_id',
    response: done,
    clientMessage: 'Failed to delete image',
  }),
};
