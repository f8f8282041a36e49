import { useRef } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { DialogButton } from "#app/ui/button.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import type { Channel } from "#app/ui/channels/note.ts";
import pill from "#app/ui/pill.module.css";
import { ChannelPreviews } from "#app/ui/channels/channel-previews.tsx";
import { demoMaxLength } from "#app/shell/demo-link.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { AdLimits, HourMark, SmsMeter } from "./channel-notes.tsx";
import styles from "./demo-table.module.css";
import { EmailChecks } from "./email-checks.tsx";
import { Message } from "./message.tsx";
import { demoShops } from "#content/pages/demo.ts";
import { demoTable as table } from "#words/demo-table.ts";
import { sheet } from "#words/channels.ts";
import { controls } from "#words/controls.ts";
import { type DemoScenes, useDemo } from "./use-demo.ts";

interface DemoTableProps {
  heading: string;
  scenes: DemoScenes;
  more: { label: string; path: string };
}

export const wakes = `${storageKeys.ownLine} *`;

export default function DemoTable({ heading, scenes, more }: DemoTableProps) {
  const state = useDemo(scenes);
  const paper = useRef<HTMLDivElement>(null);
  const { bestHour } = state.shop;
  const shared = [state.message, state.sender, state.shop.id, state.goal];
  return (
    <div className={`manila ${styles.table}`}>
      <div className={`wrap stack ${styles.inside}`}>
        <h1>{heading}</h1>
        <Message state={state} />
        <section className={`card stack gap-2 middle screen-only ${styles.samples}`} aria-label={table.samples}>
          <Choices
            name="shop"
            legend={table.shop}
            options={demoShops}
            chosen={state.chosenShop}
            onChoose={state.chooseShop}
          />
          <Choices
            name="goal"
            legend={table.goal}
            options={table.goals}
            chosen={state.goal}
            onChoose={state.chooseGoal}
          />
          <label className={`row gap-2 ${styles.choices}`}>
            <b className="display">{table.fields.sender}</b>
            <input
              id="demo-sender"
              value={state.sender}
              maxLength={demoMaxLength.name}
              autoComplete="organization"
              onChange={(event) => state.writeSender(event.target.value)}
            />
          </label>
        </section>
        <div className={`lifted ${styles.sheet}`}>
          <div ref={paper} className={`perforated ${styles.paper}`}>
            <ChannelPreviews
              words={sheet}
              note={state.note}
              sample={state.typed === null ? null : state.sampleNote}
              corner={(channel: Channel) => (
                // A changed key replays the mark's animation.
                <HourMark key={state.turn} time={bestHour[channel]} label={table.bestHour} />
              )}
              below={{
                sms: <SmsMeter text={state.message} />,
                ads: <AdLimits message={state.note.message} />,
              }}
            />
          </div>
        </div>
        <div className={"cluster between"}>
          <EmailChecks paper={paper} look={state.look} onLook={state.changeLook} />
          <div className="cluster gap-3 screen-only">
            <p className={`title-3 ${styles.send}`}>{table.ending}</p>
            <DialogButton dialog="sign-up" variant="primary">
              {controls.tryFree}
            </DialogButton>
            <CopyLink key={JSON.stringify(shared)} words={table.link} prepare={state.showLink} />
          </div>
        </div>
        <details className="small soft screen-only">
          <summary>
            {table.sample} <span className="link">{table.works}</span>
          </summary>
          {table.postmarks} {table.link.about} <a href={localizedPath(more.path)}>{more.label}</a>
        </details>
      </div>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { id: Value; label: string }[];
  chosen: Value | null;
  onChoose: (id: Value) => void;
}

function Choices<Value extends string>({ legend, name, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={`row gap-2 ${styles.choices}`}>
      {/* WebKit cannot lay out a legend in a row, so the visible label is a separate element. */}
      <legend className="visually-hidden">{legend}</legend>
      <b aria-hidden="true" className="display">
        {legend}
      </b>
      {options.map(({ id, label }) => (
        <Choice
          key={id}
          type="radio"
          name={name}
          value={id}
          checked={id === chosen}
          onChange={() => onChoose(id)}
          className={pill.pill}
          suppressHydrationWarning
        >
          {label}
        </Choice>
      ))}
    </fieldset>
  );
}
