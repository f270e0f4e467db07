import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseId } from '#shared/api/ids.ts';
import { useOpened } from '#ui/admin/screens/opened-address.ts';
import { openedParameter } from '../../paths.ts';
import { focusDetail } from './application-detail.tsx';

/**
 * The delay before the address follows, in milliseconds. A held J key steps thirty times a second, and
 * browsers limit changes of the address.
 */
const rest = 300;

/** The opened application. It changes at once, the address after a delay. */
export function useOpenedApplication() {
  const { opened: addressed, open: openInAddress, close: closeInAddress } = useOpened(openedParameter);
  const addressedId = parseId(addressed);
  const [openedId, setOpenedId] = useState(addressedId);
  /** The id in the address that this hook has set or will set. Another one comes from Back or a link. */
  const expected = useRef(addressedId);
  useEffect(() => {
    if (addressedId === expected.current) return;
    expected.current = addressedId;
    setOpenedId(addressedId);
  }, [addressedId]);
  useEffect(() => {
    if (openedId === undefined || openedId === expected.current) return;
    const timer = setTimeout(() => {
      expected.current = openedId;
      openInAddress(openedId, { instead: openedParameter });
    }, rest);
    return () => clearTimeout(timer);
  }, [openedId, openInAddress]);

  const open = useCallback(
    (id: number) => {
      const isFirst = expected.current === undefined;
      if (isFirst) expected.current = id;
      flushSync(() => setOpenedId(id));
      focusDetail();
      if (isFirst) openInAddress(id);
    },
    [openInAddress],
  );
  const close = useCallback(() => {
    expected.current = undefined;
    setOpenedId(undefined);
    closeInAddress();
  }, [closeInAddress]);
  return { openedId, open, step: setOpenedId, close };
}
