import { useQueryClient } from '@tanstack/react-query';
import { useOrder } from '#ui/admin/order/use-order.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type GalleryImage, imageCalls } from '../contract.ts';
import { galleryAdminQueries } from './queries.ts';

export function useImageOrder(albumId: number, stored: readonly GalleryImage[]) {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const queryClient = useQueryClient();
  return useOrder({
    attribute: 'data-image',
    stored,
    save: images => api(imageCalls.order, { body: { id: albumId, images } }),
    scope: `order-${albumId}`,
    onSaved: () => queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all }),
    failed: t('manager.orderFailed'),
  });
}
