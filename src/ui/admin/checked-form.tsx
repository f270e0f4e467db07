import type { ReactNode, SubmitEvent } from 'react';

type CheckedFormProps = {
  /** For a button outside of the form. */
  id?: string;
  isSubmitting: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** A form that is checked by its schema instead of the browser, and sent once at a time. */
export function CheckedForm({ id, isSubmitting, submit, className, children }: CheckedFormProps) {
  return (
    <form
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
