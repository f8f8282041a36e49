import { formatList } from "#content/format-list.ts";
import { useState } from "react";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { type Account, endOtherSessions } from "#app/data/account.ts";
import { endSession, readDevices } from "#app/data/own-data.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { browserNames, formatMoment, systemNames } from "#content/account.ts";
import { isOwnBackend } from "#app/data/own-backend.ts";
import { TaskButton } from "./reauthentication.tsx";
import { AccountSection, Row, StatusNote } from "./account-section.tsx";
import { devicesSection as words } from "#words/account.ts";
import { useService } from "./use-service.ts";

const readNone = async () => null;

/** Hosted projects don't list sessions and can only end all the others at once. */
export function DevicesSection({ account }: { account: Account }) {
  const { backend } = usePublicSettings();
  const isListed = isOwnBackend(backend);
  const { data: devices, failure, reload } = useService(isListed ? readDevices : readNone, account);
  const [ended, setEnded] = useState<"one" | "others" | null>(null);
  const onEnded = (what: typeof ended) => {
    setEnded(what);
    reload();
  };
  const others = devices?.filter(({ current }) => !current).length ?? 0;
  return (
    <AccountSection id="devices" title={words.title} line={words.line} ink="teal" icon="desk">
      {devices && (
        <ul className="rows">
          {devices.map((device) => {
            const name = deviceName(device.user_agent ?? "");
            const seen = words.seen(formatMoment(device.last_used_at));
            const state = device.current ? words.current : seen;
            const line = device.ip ? formatList([state, words.address(device.ip)]) : state;
            return (
              <Row key={device.id} title={name} line={line}>
                {!device.current && (
                  <TaskButton
                    aria-label={words.endLabel({ device: name, seen })}
                    pendingLabel={words.working}
                    work={() => endSession(device.id).then(() => onEnded("one"))}
                  >
                    {words.end}
                  </TaskButton>
                )}
              </Row>
            );
          })}
        </ul>
      )}
      {ended && <StatusNote>{ended === "one" ? words.ended : words.othersEnded}</StatusNote>}
      {devices && others === 0 && !ended && <p className="soft">{words.onlyHere}</p>}
      {!isListed && !ended && <p className="soft">{words.othersUnknown}</p>}
      {failure && <FormAlert>{failure}</FormAlert>}
      {(others > 0 || (!isListed && !ended)) && (
        <TaskButton pendingLabel={words.working} work={() => endOtherSessions().then(() => onEnded("others"))}>
          {words.endOthers}
        </TaskButton>
      )}
    </AccountSection>
  );
}

export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browserNames): string => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  const [browser, system] = [nameIn(browserNames), nameIn(systemNames)];
  if (browser && system) return words.device({ browser, system });
  return browser || system || words.unknownDevice;
}
