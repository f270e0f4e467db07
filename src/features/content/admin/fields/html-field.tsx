import { RichTextField, type RichTextFieldProps } from '#ui/admin/rich-text/rich-text-field.tsx';
import { useTextPictures } from './use-text-pictures.ts';

/** A formatted text, whose pictures are stored when they are inserted. */
export function HtmlField(props: Omit<RichTextFieldProps, 'pictures'>) {
  return <RichTextField {...props} pictures={useTextPictures()} />;
}
