import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useRef, useState } from 'react';
import { errorText } from '#shared/error-text.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type GalleryImage, imageCalls } from '../contract.ts';
import { moved } from './moved.ts';
import { galleryAdminQueries } from './queries.ts';

/** The images of an album in an order that can be changed by steps and by dragging; it is stored at once. */
export function useImageOrder(albumId: number, stored: readonly GalleryImage[]) {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const { showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [order, setOrder] = useState<readonly number[]>();
  const [told, setTold] = useState('');
  const dragged = useRef<number>(undefined);
  const { mutate } = useMutation({
    scope: { id: `order-${albumId}` },
    mutationFn: (images: readonly number[]) =>
      withSession(() => api(imageCalls.order, { body: { id: albumId, images: [...images] } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all }),
    onError: error => {
      setOrder(undefined);
      showError(errorText(error, t('manager.orderFailed')));
    },
  });
  const byId = new Map(stored.map(image => [image.id, image]));
  const isKnown = order?.length === stored.length && order.every(id => byId.has(id));
  const images = isKnown ? order.map(id => byId.get(id) as GalleryImage) : [...stored];
  const ids = images.map(({ id }) => id);

  const tell = (id: number, next: readonly number[]) =>
    setTold(
      t('manager.movedTo', {
        title: byId.get(id)?.title ?? '',
        place: next.indexOf(id) + 1,
        total: next.length,
      }),
    );
  const move = (id: number, by: 1 | -1) => {
    const next = moved(ids, id, ids.indexOf(id) + by);
    setOrder(next);
    tell(id, next);
    mutate(next);
  };
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = id;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged.current !== id) return;
      const below = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-image]');
      const target = ids.indexOf(Number(below?.dataset.image));
      if (target >= 0 && ids[target] !== id) setOrder(moved(ids, id, target));
    },
    onPointerUp: () => {
      if (dragged.current !== id) return;
      dragged.current = undefined;
      if (ids.every((one, index) => one === stored[index]?.id)) return;
      tell(id, ids);
      mutate(ids);
    },
    onPointerCancel: () => {
      dragged.current = undefined;
      setOrder(undefined);
    },
  });
  return { images, told, move, handle };
}
