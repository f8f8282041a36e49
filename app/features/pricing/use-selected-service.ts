import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Location, useLocation, useNavigate } from "react-router";
import { useBrowserValue } from "#app/lib/use-hydrated.ts";
import { useLanding } from "#app/lib/use-landing.ts";
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
  const choosing = useRef(false);
  const [chosen, setChosen] = useState<{ id: ServiceId; leaving: string } | null>(null);

  // The server knows neither state nor hash, and both survive a reload: hydration must begin with what was served.
  const requested = useBrowserValue(() => requestedService(location)?.id ?? null, null);

  useLanding((arriving) => {
    const chosenHere = choosing.current;
    choosing.current = false;
    if (!chosenHere && requestedService(location)) onArrival(arriving);
  });

  return {
    service: serviceById(chosen?.leaving === location.key ? chosen.id : requested) ?? firstService,
    select: (id) => {
      choosing.current = true;
      // Synchronous, because the next key must find the chosen tab in the tab order. The rest of the page follows later.
      flushSync(() => setChosen({ id, leaving: location.key }));
      // The window's query, which the calculator writes and the router doesn't know.
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
