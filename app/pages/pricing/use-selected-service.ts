import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { navigationType } from "#app/browser/navigation-type.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";

/** Reads the service from the history state or the hash, or takes the first one. Scrolls to the tabs if a service is named. */
export function useSelectedService(tabs: RefObject<HTMLElement | null>) {
  const [service, setService] = useState(serviceNames[0]);
  const show = useEffectEvent((arrives: boolean) => {
    const requested = requestedService({ state: history.state, hash: location.hash });
    setService(requested ?? serviceNames[0]);
    if (requested && arrives) tabs.current?.scrollIntoView({ block: "start" });
    if (history.state === null) writeAddress({ state: {} });
  });
  // Runs before the first frame, which would otherwise show another service.
  useLayoutEffect(() => {
    // After a reload, Back or Forward, the browser restores the earlier scroll position.
    // oxlint-disable-next-line react/set-state-in-effect -- the server can't read the hash
    show(navigationType() === "navigate" && scrollY === 0);
    // A typed or followed hash creates an entry without state; Back and Forward restore an entry and its scroll position.
    const onEntry = () => show(history.state === null);
    for (const name of ["popstate", "hashchange"]) addEventListener(name, onEntry);
    return () => {
      for (const name of ["popstate", "hashchange"]) removeEventListener(name, onEntry);
    };
  }, []);

  return {
    service,
    /** Changes the address to `/pricing#{id}`, without state or a new history entry (D8). */
    select(selected: ServiceId) {
      setService(serviceNames.find(({ id }) => id === selected) ?? serviceNames[0]);
      const { selectedService: _, ...state } = history.state ?? {};
      writeAddress({ hash: `#${selected}`, state });
    },
  };
}

export function requestedService({
  state,
  hash,
}: {
  state: unknown;
  hash: string;
}): ServiceName<ServiceId> | undefined {
  const named = (name: unknown) => serviceNames.find(({ id }) => id === name);
  return named(serviceInState(state)) ?? named(hash.slice(1));
}

function serviceInState(state: unknown): unknown {
  return typeof state === "object" && state !== null && "selectedService" in state ? state.selectedService : null;
}
