import { type ComponentType, createContext, useContext } from 'react';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import type { Application } from '../schemas.ts';

/** What a later feature shows on the screens of applications, stated in its `admin-slots.ts`. */
export type ApplicationSlots = {
  /** Among the buttons over the applications to an event. */
  OfEvent: ComponentType<{ event: ShownEvent }>;
  /** Among the buttons of one application. */
  OfApplication: ComponentType<{ application: Application }>;
};

const Context = createContext<readonly ApplicationSlots[]>([]);

export const ApplicationSlotsProvider = Context.Provider;

export function EventSlot({ event }: { event: ShownEvent }) {
  return useContext(Context).map(({ OfEvent }) => <OfEvent key={OfEvent.name} event={event} />);
}

export function ApplicationSlot({ application }: { application: Application }) {
  return useContext(Context).map(({ OfApplication }) => (
    <OfApplication key={OfApplication.name} application={application} />
  ));
}
