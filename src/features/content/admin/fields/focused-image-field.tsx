import type { UseFormReturn } from 'react-hook-form';
import type { FileFieldProps } from '#ui/admin/files/file-field.tsx';
import { FocusPicker } from '#ui/admin/files/focus-picker.tsx';
import { ImageField } from '#ui/admin/files/image-field.tsx';
import { ControlledField, type FieldMeta } from '#ui/admin/forms/form-fields.tsx';

type FocusedImageFieldProps = FileFieldProps & {
  form: UseFormReturn<Record<string, string>>;
  meta: FieldMeta<string>;
  /** The field of what must stay visible of the image, if it has one. */
  focus: string | undefined;
};

/** An image and, on its preview, what of it must stay visible. */
export function FocusedImageField({ form, meta, focus, ...image }: FocusedImageFieldProps) {
  if (focus === undefined) return <ImageField {...image} />;
  return (
    <ControlledField form={form} meta={meta} name={focus}>
      {({ value, onChange }) => (
        <ImageField
          {...image}
          onChange={file => {
            // It says nothing of another picture.
            onChange('');
            image.onChange(file);
          }}
          preview={picture => <FocusPicker picture={picture} value={value} onChange={onChange} />}
        />
      )}
    </ControlledField>
  );
}
