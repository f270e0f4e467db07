import { useTranslation } from '#ui/i18n.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { iconChevronUp } from '#ui/icons/icons-admin.ts';
import { ItemAction } from '../item-action.tsx';

type MoveButtonsProps = {
  item: string;
  /** Undefined where it cannot go there. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
};

/** By which an entry of a list moves by one place, as by its `DragHandle`. */
export function MoveButtons({ item, up, down }: MoveButtonsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <ItemAction action={t('order.up')} item={item} icon={iconChevronUp} aria-disabled={!up} onClick={up} />
      <ItemAction
        action={t('order.down')}
        item={item}
        icon={iconChevronDown}
        aria-disabled={!down}
        onClick={down}
      />
    </>
  );
}
