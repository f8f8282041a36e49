import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { navigationType } from "#app/browser/navigation-type.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";

/** From the history state, otherwise the hash, otherwise the first service. A named service scrolls to the tabs. */
export function useSelectedService(tabs: RefObject<HTMLElement | null>) {
  const [service, setService] = useState(serviceNames[0]);
  const show = useEffectEvent((arrives: boolean) => {
    const requested = requestedService({ state: history.state, hash: location.hash });
    setService(requested ?? serviceNames[0]);
    if (requested && arrives) tabs.current?.scrollIntoView({ block: "start" });
    if (history.state === null) writeAddress({ state: {} });
  });
  // Before the first frame, which would show the served service.
  useLayoutEffect(() => {
    // After a reload, back and forward the browser brings the earlier position along.
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know the address
    show(navigationType() === "navigate" && scrollY === 0);
    // The browser makes an entry without a state for a hash that is typed or followed. Back and forward return to an entry shown before,
    // with its scroll position.
    const onEntry = () => show(history.state === null);
    for (const name of ["popstate", "hashchange"]) addEventListener(name, onEntry);
    return () => {
      for (const name of ["popstate", "hashchange"]) removeEventListener(name, onEntry);
    };
  }, []);

  return {
    service,
    /** The address becomes `/pricing#{id}`, without state and without a new history entry (D8). */
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
