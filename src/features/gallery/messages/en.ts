import type { Translation } from '#shared/messages/translation.ts';
import type { bs } from './bs.ts';

export const en = {
  title: 'Gallery',
  lead: 'Pictures from the congresses, symposiums, workshops and other meetings of the Association.',
  back: 'Back to the gallery',
  imageCount_one: '{{count}} image',
  imageCount_other: '{{count}} images',
  noImages: 'No images',
  range_one: 'Showing {{from}}–{{to}} of {{count}} album',
  range_other: 'Showing {{from}}–{{to}} of {{count}} albums',
  empty: {
    title: 'No albums yet',
    text: 'No albums available at the moment. Please check back later.',
  },
  loading: 'Loading albums…',
  errorTitle: 'Error loading albums',
  itemLoading: 'Loading album…',
  itemErrorTitle: 'Error loading album',
  itemError: 'The album could not be loaded.',
  missing: {
    title: 'Album not found',
    text: 'The album you are looking for does not exist or has been removed.',
  },
  about_one: 'The album “{{title}}” has {{count}} image.',
  about_other: 'The album “{{title}}” has {{count}} images.',
  details: 'More details',
  images: 'Images of the album',
  /** For images without a caption. */
  place: 'Photo {{position}} of {{total}}, {{album}}',
  /** A caption follows, if there is one. */
  openImage: 'Open image {{position}} of {{total}}',
  imagesLoading: 'Loading images…',
  imagesErrorTitle: 'Error loading images',
  imagesError: 'The images could not be loaded.',
  emptyAlbum: {
    title: 'The album is empty',
    text: 'There are no images in this album yet. Please check back later.',
  },
} satisfies Translation<typeof bs>;
