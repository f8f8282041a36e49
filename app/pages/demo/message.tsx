import { formatList } from "#content/format-list.ts";
import { FormAlert } from "#app/ui/form/form-alert.tsx";
import { ChannelRow } from "#app/ui/channels/channel-row.tsx";
import { FieldFrame } from "#app/ui/channels/field-frame.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { demoMaxLength } from "#app/shell/demo-link.ts";
import styles from "./demo-table.module.css";
import { sheet } from "#words/channels.ts";
import { demoTable as words } from "#words/demo-table.ts";
import type { DemoState } from "./use-demo.ts";

export function Message({ state }: { state: DemoState }) {
  return (
    <div className={`${styles.message} screen-only`}>
      {state.unread.length > 0 && (
        <FormAlert>
          {`${words.link.unread} ${formatList(state.unread.map((part) => words.link.parts[part]))}.`}
        </FormAlert>
      )}
      <FieldFrame
        id="demo-message"
        label={words.fields.message}
        note={
          <>
            <span id="demo-message-hint" className="wide-only">
              {state.hasOwnWords ? words.ownWords : words.fields.messageHint}
            </span>
            {state.hasOwnWords && <TextButton onClick={state.useSampleWords}>{words.useSample}</TextButton>}
          </>
        }
      >
        <textarea
          id="demo-message"
          rows={2}
          dir="auto"
          maxLength={demoMaxLength.message}
          value={state.message}
          aria-describedby="demo-message-hint"
          onChange={(event) => state.writeMessage(event.target.value)}
        />
      </FieldFrame>
      <ChannelRow words={sheet} text={state.typed} />
    </div>
  );
}
