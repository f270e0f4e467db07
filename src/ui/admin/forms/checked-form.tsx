import type { ReactNode, Ref, SubmitEvent } from 'react';

type CheckedFormProps = {
  /** For a button outside of the form. */
  id?: string;
  isSubmitting: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  className?: string | undefined;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form that is checked by its schema instead of the browser, and sent once at a time. */
export function CheckedForm({ id, isSubmitting, submit, className, ref, children }: CheckedFormProps) {
  return (
    <form
      ref={ref}
      id={id}
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
    >
      {children}
    </form>
  );
}
