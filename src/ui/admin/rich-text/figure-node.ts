import { Node } from '@tiptap/core';
import { shownAddress } from './sent-pictures.ts';

/** The file that an image of our own shows, whether by a path or with the host. */
export function ownPicture(src: string): string | undefined {
  const url = URL.parse(src, location.origin);
  if (url?.origin !== location.origin) return undefined;
  return /^\/media\/[0-9a-f]{40}\.\w+$/.test(url.pathname) ? url.pathname : undefined;
}

/** A picture with its caption, as the server stores it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: ofImage('src'),
    alt: ofImage('alt'),
    width: ofImage('width'),
    height: ofImage('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: figure => (figure.querySelector('img[src^="/media/"]') ? null : false),
      contentElement: figure =>
        (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img[src^="/media/"]' },
  ],
  renderHTML: ({ HTMLAttributes, node }) =>
    node.childCount > 0
      ? ['figure', ['img', HTMLAttributes], ['figcaption', 0]]
      : ['figure', ['img', HTMLAttributes]],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      const image = document.createElement('img');
      const contentDOM = document.createElement('figcaption');
      const show = ({ attrs }: typeof node) => {
        image.src = shownAddress(attrs.src);
        image.alt = attrs.alt;
        if (attrs.width) image.width = Number(attrs.width);
        if (attrs.height) image.height = Number(attrs.height);
      };
      show(node);
      image.contentEditable = 'false';
      dom.append(image, contentDOM);
      return {
        dom,
        contentDOM,
        update: next => {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
      };
    },
});

function ofImage(name: string) {
  return {
    default: name === 'alt' ? '' : null,
    parseHTML: (element: HTMLElement) =>
      (element.matches('img') ? element : element.querySelector('img'))?.getAttribute(name),
  };
}
