import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Reading } from '#features/site/client.ts';
import { ApiError } from '#shared/api-client.ts';
import { parseId } from '#shared/ids.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import { PageMeta } from './page-meta.tsx';

type ItemPageProps<Item> = {
  /** What is read for the id of the address. */
  query: (id: number) => Reading<Item>;
  /** The page's title until the item's own is known. */
  title: string;
  back: { to: string; text: string };
  texts: { error: string; missing: { title: string; text: string } };
  className?: string | undefined;
  children: (item: Item) => ReactNode;
};

/** The page of the item whose id is in the address, in each of its states. */
export function ItemPage<Item>({ className, ...props }: ItemPageProps<Item>) {
  const id = parseId(useParams().id);
  return (
    <main id="main" className={[wrap.wrap, className].filter(Boolean).join(' ')}>
      <BackLink to={props.back.to}>{props.back.text}</BackLink>
      {id === undefined ? <Missing {...props} /> : <ItemById {...props} id={id} />}
    </main>
  );
}

type StatesProps<Item> = Omit<ItemPageProps<Item>, 'className'>;

function ItemById<Item>({ id, ...props }: StatesProps<Item> & { id: number }) {
  const { data, error, refetch } = useQuery(props.query(id));
  if (data !== undefined) return props.children(data);
  if (error instanceof ApiError && error.status === 404) return <Missing {...props} />;
  if (error) {
    return (
      <>
        <PageMeta title={props.title} isHidden />
        <ErrorState text={props.texts.error} level={1} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <Loading>
      <PageMeta title={props.title} isHidden />
      <SkeletonLine width="short" />
      <SkeletonLine width="long" />
      <SkeletonPicture />
    </Loading>
  );
}

function Missing<Item>({ back, texts }: StatesProps<Item>) {
  return (
    <MissingState {...texts.missing} level={1}>
      <PageMeta title={texts.missing.title} isHidden />
      <ButtonLink to={back.to}>{back.text}</ButtonLink>
    </MissingState>
  );
}
