import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#shared/api/api-client.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { parseId } from '#shared/api/ids.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import type { Values } from '#shared/translate.ts';
import { DetailHead } from '#ui/admin/screens/detail-head.tsx';
import { editedParameter, useOpened } from '#ui/admin/screens/opened-address.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconExternal } from '#ui/icons/icons.ts';
import { iconPencil, iconTrash } from '#ui/icons/icons-admin.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { frameClass, Picture } from '#ui/pictures/picture.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture } from '#ui/states/states.tsx';
import type { ItemState } from '../states.ts';
import {
  ContentDeleteDialog,
  type DeleteDialogProps,
  type DeleteDialogTextKey,
} from './content-delete-dialog.tsx';
import styles from './content-screen.module.css';
import type { EditorProps } from './editor/content-editor.tsx';
import { ItemTools, OpenedToolProvider } from './item-tools.tsx';
import { StateTag } from './state-tag.tsx';

type ScreenTextKey =
  | ('title' | 'back' | 'itemError' | 'missing.title' | 'missing.text')
  | DeleteDialogTextKey;

type Shown = { id: number; title: string; lang: Language } & ItemState;

type ContentScreenProps<Item extends Shown> = {
  t: (key: ScreenTextKey, values?: Values) => string;
  listPath: string;
  queries: {
    type: string;
    all: readonly [string];
    detail: (context: ApiContext, id: number) => QueryOptions<Item>;
  };
  calls: { remove: Endpoint };
  badge?: (item: Item) => ReactNode;
  facts: (item: Item) => ReactNode;
  publicPath: (item: Item) => string;
  actions?: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
  Editor: ComponentType<EditorProps>;
  DeleteDialog?: ComponentType<DeleteDialogProps>;
};

export function ContentScreen<Item extends Shown>(props: ContentScreenProps<Item>) {
  const { t, listPath } = props;
  const id = parseId(useParams().id);
  return (
    <>
      <title>{t('title')}</title>
      <BackLink to={listPath}>{t('back')}</BackLink>
      {id === undefined ? <Missing t={t} listPath={listPath} /> : <ById {...props} id={id} />}
    </>
  );
}

function ById<Item extends Shown>(props: ContentScreenProps<Item> & { id: number }) {
  const { t, listPath, queries, id } = props;
  const { data, error, refetch } = useQuery(queries.detail(useSite(), id));
  if (data) return <Detail {...props} item={data} />;
  if (error instanceof ApiError && error.status === 404) return <Missing t={t} listPath={listPath} />;
  if (error) return <ErrorState text={t('itemError')} level={1} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
      <SkeletonPicture />
    </Loading>
  );
}

function Missing({ t, listPath }: Pick<ContentScreenProps<Shown>, 't' | 'listPath'>) {
  return (
    <MissingState title={t('missing.title')} text={t('missing.text')} level={1}>
      <ButtonLink to={listPath}>{t('back')}</ButtonLink>
    </MissingState>
  );
}

function Detail<Item extends Shown>(props: ContentScreenProps<Item> & { item: Item }) {
  const { t, item, queries, calls, listPath, publicPath, badge, facts, actions, children } = props;
  const { Editor, DeleteDialog = ContentDeleteDialog } = props;
  const { t: tScreens } = useTranslation(['screens', 'ui']);
  const navigate = useNavigate();
  const editor = useOpened(editedParameter);
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <article className={styles.article}>
      <title>{item.title}</title>
      <DetailHead
        title={item.title}
        lang={item.lang}
        badge={badge?.(item)}
        facts={
          <>
            <StateTag item={item} />
            {facts(item)}
          </>
        }
        actions={
          <>
            {item.status === 'published' && (
              <ButtonAnchor href={publicPath(item)} target="_blank" rel="noopener">
                <Icon path={iconExternal} />
                {tScreens('viewOnSite')}
                <span className="visually-hidden"> {tScreens('ui:newWindow')}</span>
              </ButtonAnchor>
            )}
            <OpenedToolProvider>
              <ItemTools place="item" type={queries.type} item={{ ...item, type: queries.type }} />
            </OpenedToolProvider>
            {actions?.(item)}
            <Button onClick={() => editor.open(item.id)}>
              <Icon path={iconPencil} />
              {tScreens('edit')}
            </Button>
            <Button onClick={() => setIsRemoving(true)}>
              <Icon path={iconTrash} />
              {tScreens('remove')}
            </Button>
          </>
        }
      />
      <div className={styles.content}>{children(item)}</div>
      {editor.opened === String(item.id) && <Editor id={item.id} onClose={editor.close} />}
      {isRemoving && (
        <DeleteDialog
          t={t}
          item={item}
          queries={queries}
          calls={calls}
          onDone={() => void navigate(listPath, { replace: true })}
          onCancel={() => setIsRemoving(false)}
        />
      )}
    </article>
  );
}

export function ContentPicture(
  props: Pick<ComponentProps<typeof Picture>, 'src' | 'details' | 'placeholder'>,
) {
  return (
    <div className={`${styles.picture} ${frameClass(null)}`}>
      <Picture alt="" sizes="(min-width: 64rem) 60rem, 92vw" isMain {...props} />
    </div>
  );
}

export function ContentLead({ text, lang }: { text: string; lang: Language }) {
  if (!text) return null;
  return (
    <p className={styles.dek} lang={lang}>
      {text}
    </p>
  );
}
