import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { landsAnew } from "#app/browser/landing.ts";
import { writeAddress } from "#app/lib/write-address.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/service-names.ts";

interface SelectedService {
  service: ServiceName<ServiceId>;
  /** Selects another service: the address becomes `/pricing#{id}`, without state and without a new history entry (D8). */
  select: (id: ServiceId) => void;
}

/**
 * The service whose plans are shown: the one that the state of the history entry names, else the one of the hash, else the first. Where the
 * visitor arrives at one of them, the page scrolls to the tabs.
 */
export function useSelectedService(tabs: RefObject<HTMLElement | null>): SelectedService {
  const [service, setService] = useState(firstService);
  const show = useEffectEvent((arrives: boolean) => {
    const requested = requestedService({ state: history.state, hash: location.hash });
    setService(requested ?? firstService);
    if (requested && arrives) tabs.current?.scrollIntoView({ block: "start" });
    if (history.state === null) writeAddress({ state: {} });
  });
  useEffect(() => {
    show(landsAnew());
    // The browser makes an entry without a state for a hash that is typed or followed. Back and forward lead to one that was shown
    // before, and bring the earlier position along.
    const onEntry = () => show(history.state === null);
    for (const name of ["popstate", "hashchange"]) addEventListener(name, onEntry);
    return () => {
      for (const name of ["popstate", "hashchange"]) removeEventListener(name, onEntry);
    };
  }, []);

  return {
    service,
    select(id) {
      setService(serviceById(id) ?? firstService);
      const { selectedService: _, ...state } = history.state ?? {};
      writeAddress({ hash: `#${id}`, state });
    },
  };
}

const [firstService] = serviceNames as readonly [ServiceName<ServiceId>, ...ServiceName<ServiceId>[]];

function serviceById(id: string | null): ServiceName<ServiceId> | undefined {
  return serviceNames.find((service) => service.id === id);
}

/** The service an address asks for, or undefined where it names none or one that does not exist. */
export function requestedService({ state, hash }: { state: unknown; hash: string }) {
  return serviceById(serviceInState(state)) ?? serviceById(hash.slice(1));
}

function serviceInState(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("selectedService" in state)) return null;
  return typeof state.selectedService === "string" ? state.selectedService : null;
}
