import { type SyntheticEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type * as z from 'zod/mini';
import { errorText, fieldErrors } from '#shared/api/error-text.ts';
import type { RefusedForm } from '#shared/api/refused-form.ts';
import type { Language } from '#shared/language.ts';
import { nameField, type RefusedField } from '#ui/forms/error-summary.tsx';
import { useSite } from '#ui/site-context.tsx';
import { toastTimes, useToasts } from '#ui/toast.tsx';
import { createIdempotentRequest } from './idempotent-request.ts';
import { type FormTexts, textsOf, unfold } from './texts.ts';
import { useDraft } from './use-draft.ts';

type Options<Body, Answer> = {
  /** The name of the draft, and the fields that may outlive the tab. */
  draft: { name: string; lasting: readonly string[] };
  /** The id of the part of the page with the form, which is shown again if it was sent without scripts and refused. */
  part: string;
  loadSchema: () => Promise<z.core.$ZodType>;
  bodyOf: (texts: FormTexts) => Body;
  /** `openForMs` is how long the user has had the form. */
  send: (body: Body & { openForMs: number }, options: { idempotencyKey: string }) => Promise<Answer>;
  onSent: (body: Body, answer: Answer) => void;
  /** `labels` are those of the fields; `required` has a specific sentence for each required field. */
  texts: { success: string; failure: string; labels: FormTexts; required: FormTexts };
};

/** Errors that sending again at once would not change. Their own sentence says what to do. */
const lastingErrors: readonly string[] = [
  'applications_closed',
  'event_full',
  'not_found',
  'too_large',
  'too_many',
];

type Refusal = { name: string; id: string; message: string };
type State = {
  isSending: boolean;
  /** Counts the submissions that were refused for single fields. */
  attempt: number;
  refusals: readonly Refusal[];
  failure?: string;
  language: Language;
};

/**
 * A public form: validated by the server's schema before it is sent, and kept as a draft until the server has
 * it. Its fields are uncontrolled, so that they can be filled in before the scripts load.
 */
export function usePublicForm<Body, Answer>({
  draft,
  part,
  loadSchema,
  bodyOf,
  send,
  onSent,
  texts,
}: Options<Body, Answer>) {
  const { language } = useSite();
  const refused = useRefused();
  const toasts = useToasts();
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [request] = useState(createIdempotentRequest<Body>);
  const [state, setState] = useState<State>(() => ({
    ...{ isSending: false, attempt: 0, refusals: [], language },
    ...(refused && refusedState(refused, texts)),
  }));
  const change = (part: Partial<State>) => setState(current => ({ ...current, language, ...part }));
  const { isRestored, openForMs } = useDraft(draft, ref);
  const loadRules = useRules(loadSchema);

  /** If the schema cannot be loaded, only the server validates. */
  const problemsOf = async (body: Body): Promise<FormTexts> => {
    const rules = await loadRules();
    return rules?.refusalsOf(rules.schema, body, language) ?? {};
  };
  const refuse = (form: HTMLFormElement, problems: FormTexts): boolean => {
    const refusals = refusalsIn(form, problems, texts.required);
    if (refusals.length === 0) return false;
    setState(({ attempt }) => ({ isSending: false, attempt: attempt + 1, refusals, language }));
    return true;
  };
  const submitForm = async (form: HTMLFormElement): Promise<void> => {
    const body = bodyOf(textsOf(form));
    if (refuse(form, await problemsOf(body))) return;
    let answer: Answer;
    try {
      const { body: sent, idempotencyKey } = request.build(body, openForMs());
      answer = await send(sent, { idempotencyKey });
    } catch (error) {
      if (refuse(form, fieldErrors(error))) return;
      const failure = errorText(error, texts.failure, code => lastingErrors.includes(code));
      change({ isSending: false, refusals: [], failure });
      toasts.showError(failure);
      return;
    }
    request.succeeded();
    change({ isSending: false, refusals: [] });
    form.reset();
    toasts.showSuccess(texts.success, { duration: toastTimes.publicForm });
    onSent(body, answer);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState(({ failure: _, ...current }) => ({ ...current, isSending: true }));
    void submitForm(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  };
  /** Removes the refusal of a field that is now valid. New refusals wait for the next submission. */
  const revalidate = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
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

  // Sentences in another language are hidden until the user returns to that language.
  const isSameLanguage = state.language === language;
  const failure = isSameLanguage ? state.failure : undefined;
  const refusals = isSameLanguage ? state.refusals : [];
  return {
    isSending: state.isSending,
    attempt: state.attempt,
    summary: refusals.map(
      ({ id, name, message }): RefusedField => ({
        id,
        message: nameField(texts.labels[name] ?? name, message),
      }),
    ),
    failure,
    failureId: failure && `${draft.name}-failure`,
    /** What a field begins with: what was typed if the form was sent without scripts. */
    initialOf: (name: string): string | undefined => refused?.typed[name],
    errorOf: (name: string) => refusals.find(refusal => refusal.name === name)?.message,
    isRestored,
    discard,
    formProps: {
      ref,
      noValidate: true,
      // Without scripts the page's own address takes it (docs/decisions/0047-forms-without-scripts.md).
      method: 'post',
      action: `#${part}`,
      onClickCapture: unfoldLinked,
      onFocus: () => void loadRules(),
      onInput: (event: SyntheticEvent<HTMLFormElement>) => void revalidate(event),
      onSubmit: submit,
    },
  };
}

/** What the server refused of this page's form. */
function useRefused(): RefusedForm | undefined {
  const { refused } = useSite();
  const { pathname } = useLocation();
  return refused?.pathname === pathname ? refused : undefined;
}

type Texts = Pick<Options<never, never>['texts'], 'failure' | 'required'>;

function refusedState({ code, message, fields, typed, language }: RefusedForm, texts: Texts): Partial<State> {
  const refusals = Object.entries(fields).map(([name, text]) => {
    const isEmpty = !typed[name]?.trim();
    return { name, id: name, message: (isEmpty && texts.required[name]) || text };
  });
  if (refusals.length > 0) return { attempt: 1, refusals, language };
  return { failure: lastingErrors.includes(code) ? message : texts.failure, language };
}

export type PublicForm = ReturnType<typeof usePublicForm>;

type Rules = Awaited<ReturnType<typeof load>>;

/** Loads the schema once, and again after a failure. */
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

/** The field that a link of the summary leads to may be in a folded group. */
function unfoldLinked({ target }: SyntheticEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const field = link && document.getElementById(link.hash.slice(1));
  if (field) unfold(field);
}

/** The refused fields in the order of the form. Opens their folded groups. */
function refusalsIn(form: HTMLFormElement, problems: FormTexts, required: FormTexts): Refusal[] {
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
