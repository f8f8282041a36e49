import { useRef, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { useBrowserValue } from "#app/lib/use-hydrated.ts";
import { useLanding } from "#app/lib/use-landing.ts";
import { writeAddress } from "#app/lib/write-address.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/service-names.ts";

interface SelectedService {
  service: ServiceName<ServiceId>;
  /** Selects another service: the address becomes `/pricing#{id}`, without state and without a new history entry (D8). */
  select: (id: ServiceId) => void;
}

/**
 * The service whose plans are shown: the one that navigation state names, else the one of the hash, else the first.
 * `onArrival` runs when a navigation names a service, so that the page can scroll to it; not when a tab is chosen.
 */
export function useSelectedService(onArrival: (arriving: boolean) => void): SelectedService {
  const location = useLocation();
  const navigate = useNavigate();
  const droppingState = useRef(false);
  const [chosen, setChosen] = useState<{ id: ServiceId; at: Location } | null>(null);

  // The server knows neither state nor hash, and both survive a reload: hydration must begin with what was served.
  const requested = useBrowserValue(() => requestedService(location)?.id ?? null, null);

  useLanding((arriving) => {
    if (!droppingState.current && requestedService(location)) onArrival(arriving);
    droppingState.current = false;
  });

  return {
    service: serviceById(chosen?.at === location ? chosen.id : requested) ?? firstService,
    select: (id) => {
      setChosen({ id, at: location });
      if (location.state === null) return writeAddress({ hash: `#${id}` });
      // Only the router can drop the state. The window's query, which the calculator writes and the router doesn't know.
      droppingState.current = true;
      navigate({ search: window.location.search, hash: id }, { replace: true, preventScrollReset: true });
    },
  };
}

const [firstService] = serviceNames as readonly [ServiceName<ServiceId>, ...ServiceName<ServiceId>[]];

function serviceById(id: string | null): ServiceName<ServiceId> | undefined {
  return serviceNames.find((service) => service.id === id);
}

/** The service an address asks for, or undefined where it names none or one that does not exist. */
export function requestedService({ state, hash }: Pick<Location<unknown>, "state" | "hash">) {
  return serviceById(serviceInState(state)) ?? serviceById(hash.slice(1));
}

function serviceInState(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("selectedService" in state)) return null;
  return typeof state.selectedService === "string" ? state.selectedService : null;
}
