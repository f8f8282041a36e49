import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FormAlert } from "#app/ui/form-alert.tsx";
import { endOtherSessions } from "#app/data/account.ts";
import { type Device, endSession, readDevices } from "#app/data/own-data.ts";
import { errorSentence } from "#app/ui/form/error-sentence.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useTask } from "#app/ui/form/use-task.ts";
import { browserNames, momentOf, systemNames } from "#content/account.ts";
import type { devicesSection } from "#content/generated/account.ts";
import { isOwnBackend } from "#shared/public-settings.ts";
import { useReauthentication } from "./reauthentication.tsx";
import { AccountSection, Row, Rows, StatusNote } from "./account-section.tsx";

type DevicesWords = typeof devicesSection;

interface DevicesSectionProps {
  words: DevicesWords;
  reading: number;
}

/** The owner's sessions. A hosted project does not list them; there the others can only be ended all at once. */
export function DevicesSection({ words, reading }: DevicesSectionProps) {
  const { backend } = usePublicSettings();
  const isListed = isOwnBackend(backend);
  const [devices, setDevices] = useState<readonly Device[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ended, setEnded] = useState<"one" | "others" | null>(null);
  const { pending, error, run } = useTask();
  const withReauthentication = useReauthentication();
  useEffect(() => {
    if (!isListed) return;
    let current = true;
    readDevices().then(
      (read) => current && setDevices(read),
      (thrown: unknown) => current && setFailure(errorSentence(thrown)),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- read again with the account
  }, [isListed, reading]);

  const endOne = (id: string): void =>
    run(async () => {
      if (
        !(await withReauthentication(
          () => endSession(id),
          () => endOne(id),
        ))
      )
        return;
      setDevices((present) => present?.filter((device) => device.id !== id) ?? null);
      setEnded("one");
    });
  const endOthers = () =>
    run(async () => {
      await endOtherSessions();
      setDevices((present) => present?.filter(({ current }) => current) ?? null);
      setEnded("others");
    });
  const others = devices?.filter(({ current }) => !current).length ?? 0;
  return (
    <AccountSection id="devices" title={words.title} line={words.line} ink="seo" icon="desk">
      {devices && (
        <Rows>
          {devices.map((device) => (
            <DeviceRow
              words={words}
              key={device.id}
              device={device}
              pending={pending}
              onEnd={() => endOne(device.id)}
            />
          ))}
        </Rows>
      )}
      {ended && <StatusNote>{ended === "one" ? words.ended : words.othersEnded}</StatusNote>}
      {devices && others === 0 && !ended && <p className="soft">{words.onlyHere}</p>}
      {!isListed && !ended && <p className="soft">{words.othersUnknown}</p>}
      {(failure ?? error) && <FormAlert>{failure ?? error}</FormAlert>}
      {(others > 0 || (!isListed && !ended)) && (
        <Button size="small" aria-disabled={pending || undefined} onClick={endOthers}>
          {pending ? words.working : words.endOthers}
        </Button>
      )}
    </AccountSection>
  );
}

interface DeviceRowProps {
  words: DevicesWords;
  device: Device;
  pending: boolean;
  onEnd: () => void;
}

function DeviceRow({ words, device, pending, onEnd }: DeviceRowProps) {
  const name = deviceName(words, device.userAgent);
  const seen = words.seen(momentOf(device.lastSeenAt));
  const line = [device.current ? words.current : seen, device.address && words.address(device.address)];
  return (
    <Row title={name} line={line.filter(Boolean).join(", ")}>
      {!device.current && (
        <Button
          size="small"
          aria-label={words.endLabel({ device: name, seen })}
          aria-disabled={pending || undefined}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </Row>
  );
}

/** A user agent as a visitor would name it: "Firefox on Windows". */
export function deviceName(words: Pick<DevicesWords, "device" | "unknownDevice">, userAgent: string): string {
  const nameIn = (names: typeof browserNames): string => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  const [browser, system] = [nameIn(browserNames), nameIn(systemNames)];
  if (browser && system) return words.device({ browser, system });
  return browser || system || words.unknownDevice;
}
