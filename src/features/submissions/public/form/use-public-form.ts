import { type SyntheticEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { errorText, fieldErrors } from '#shared/error-text.ts';
import type { Language } from '#shared/language.ts';
import { nameField, type RefusedField } from '#ui/error-summary.tsx';
import { useSite } from '#ui/site-context.tsx';
import { toastTimes, useToasts } from '#ui/toast.tsx';
import { createOutgoing } from './outgoing.ts';
import { type Texts, textsOf, unfold } from './texts.ts';
import { useDraft } from './use-draft.ts';

type Options<Body> = {
  /** Under which name what is typed is kept, and which fields of it may outlive the tab. */
  draft: { name: string; lasting: readonly string[] };
  /** The schema by which the server judges the body. */
  loadSchema: () => Promise<z.core.$ZodType>;
  bodyOf: (texts: Texts) => Body;
  /** `openForMs` says for how long somebody has had the form, beside what `bodyOf` made. */
  send: (body: Body & { openForMs: number }, options: { idempotencyKey: string }) => Promise<unknown>;
  onSent: (body: Body) => void;
  /**
   * `labels` name the fields, as in the form; `required` says of each that may not be empty what to do: more than
   * 'this field is required'.
   */
  texts: { success: string; failure: string; labels: Texts; required: Texts };
};

/** Errors that sending again at once would not change. Their own sentence says what to do. */
const lastingErrors: readonly string[] = ['applications_closed', 'not_found', 'too_large', 'too_many'];

/** A refused field: its name, its control's id, and why. */
type Refusal = { name: string; id: string; message: string };
type State = {
  isSending: boolean;
  /** Counts the tries that were refused for single fields. */
  attempt: number;
  refusals: readonly Refusal[];
  failure?: string;
  /** What the sentences are in. */
  language: Language;
};

/**
 * A form that anybody may send: judged by the server's own schema before it goes out, told in the page and in a
 * toast what came of it, and kept on the device until it has arrived. Its fields are the browser's own, so that
 * they can be filled in before the scripts are there.
 */
export function usePublicForm<Body>({ draft, loadSchema, bodyOf, send, onSent, texts }: Options<Body>) {
  const { language } = useSite();
  const toasts = useToasts();
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [outgoing] = useState(createOutgoing<Body>);
  const [state, setState] = useState<State>({ isSending: false, attempt: 0, refusals: [], language });
  const change = (part: Partial<State>) => setState(current => ({ ...current, language, ...part }));
  const { isRestored, openForMs } = useDraft(draft, ref);
  const loadRules = useRules(loadSchema);

  /** Without the rules (they could not be loaded) the server's judgement has to do. */
  const problemsOf = async (body: Body): Promise<Texts> => {
    const rules = await loadRules();
    return rules?.refusalsOf(rules.schema, body, language) ?? {};
  };
  const refuse = (form: HTMLFormElement, problems: Texts): boolean => {
    const refusals = refusalsIn(form, problems, texts.required);
    if (refusals.length === 0) return false;
    setState(({ attempt }) => ({ isSending: false, attempt: attempt + 1, refusals, language }));
    return true;
  };
  const deliver = async (form: HTMLFormElement): Promise<void> => {
    const body = bodyOf(textsOf(form));
    if (refuse(form, await problemsOf(body))) return;
    try {
      const { idempotencyKey, ...said } = outgoing.of(body, openForMs());
      await send(said.body, { idempotencyKey });
    } catch (error) {
      if (refuse(form, fieldErrors(error))) return;
      const failure = errorText(error, texts.failure, code => lastingErrors.includes(code));
      change({ isSending: false, refusals: [], failure });
      toasts.showError(failure);
      return;
    }
    outgoing.arrived();
    change({ isSending: false, refusals: [] });
    form.reset();
    toasts.showSuccess(texts.success, toastTimes.publicForm);
    onSent(body);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState(({ failure: _, ...current }) => ({ ...current, isSending: true }));
    void deliver(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  };
  /** A refusal goes as soon as there is no more reason for it; a new one waits for the next try. */
  const judgeAgain = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    const { name } = event.target as HTMLInputElement;
    if (!state.refusals.some(refusal => refusal.name === name)) return;
    const problems = await problemsOf(bodyOf(textsOf(event.currentTarget)));
    if (problems[name]) return;
    setState(current => ({
      ...current,
      refusals: current.refusals.filter(refusal => refusal.name !== name),
    }));
  };
  const discard = () => {
    ref.current?.reset();
    setState({ isSending: false, attempt: 0, refusals: [], language });
    ref.current?.querySelector('input')?.focus();
  };

  // In another language than the sentences' they wait until the reader comes back to theirs.
  const isTold = state.language === language;
  const failure = isTold ? state.failure : undefined;
  const refusals = isTold ? state.refusals : [];
  return {
    isSending: state.isSending,
    attempt: state.attempt,
    /** The refusals above the fields. */
    summary: refusals.map(
      ({ id, name, message }): RefusedField => ({
        id,
        message: nameField(texts.labels[name] ?? name, message),
      }),
    ),
    failure,
    /** Of the sentence that says so, where there is one. */
    failureId: failure && `${draft.name}-failure`,
    errorOf: (name: string) => refusals.find(refusal => refusal.name === name)?.message,
    isRestored,
    discard,
    formProps: {
      ref,
      noValidate: true,
      // Before the scripts are there nothing is sent: the browser would write it all into the address.
      method: 'dialog',
      onClickCapture: unfoldLinked,
      onFocus: () => void loadRules(),
      onInput: (event: SyntheticEvent<HTMLFormElement>) => void judgeAgain(event),
      onSubmit: submit,
    },
  };
}

export type PublicForm = ReturnType<typeof usePublicForm>;

type Rules = Awaited<ReturnType<typeof load>>;

/** Loads the rules once, when they are first asked for; again where it failed. */
function useRules(loadSchema: () => Promise<z.core.$ZodType>): () => Promise<Rules | undefined> {
  const rules = useRef<Promise<Rules | undefined>>(undefined);
  return () => {
    rules.current ??= load(loadSchema).catch(() => {
      rules.current = undefined;
      return undefined;
    });
    return rules.current;
  };
}

async function load(loadSchema: () => Promise<z.core.$ZodType>) {
  const [{ refusalsOf }, schema] = await Promise.all([import('./refusals.ts'), loadSchema()]);
  return { refusalsOf, schema };
}

/** The field that a link of the summary leads to may have been folded away again. */
function unfoldLinked({ target }: SyntheticEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const field = link && document.getElementById(link.hash.slice(1));
  if (field) unfold(field);
}

/** The refused fields in the order of the form, whose folded groups open for them. */
function refusalsIn(form: HTMLFormElement, problems: Texts, required: Texts): Refusal[] {
  const texts = textsOf(form);
  const refusals = new Map<string, Refusal>();
  for (const field of form.elements) {
    const name = field.getAttribute('name') ?? field.id;
    const message = problems[name];
    if (!message || refusals.has(name)) continue;
    unfold(field);
    const isEmpty = !texts[name]?.trim();
    refusals.set(name, { id: field.id, name, message: (isEmpty && required[name]) || message });
  }
  return [...refusals.values()];
}
