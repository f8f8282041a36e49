import { elementIds } from "#shared/page-names.ts";

interface Replay {
  /** Repeats what waited, in order; from then on React answers. */
  run: () => void;
  /** Gives up: the browser handles events again, and the last link that was clicked is followed. */
  letGo: () => void;
}

/** Selects the controls that the browser handles by itself. */
const native = "[commandfor],[popovertarget],form[method=dialog] button";

/** Clicks and submissions that only React can answer wait, in order, until it can. `hydrate` is called at each of them. */
export function holdForReact(hydrate: () => void): Replay {
  const pending: (() => void)[] = [];
  /** The last held click on a link, which can be followed without React. */
  let link: HTMLElement | null = null;
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    pending.push(repeat);
    hydrate();
  };
  const onClick = (event: MouseEvent): void => {
    if (!event.isTrusted || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Once the cookie label is accepted, a new document would show it again (S1.4), so links wait, too.
    const accepted = document.querySelector(`#${elementIds.cookieNotice}:not([open])`);
    const links = accepted ? ',a[href^="/"]:not([target])' : "";
    const control = (event.target as Element).closest<HTMLButtonElement>(`button,[role=tab],a[data-replay]${links}`);
    if (!control || control.matches(native) || (control.type === "submit" && control.form)) return;
    hold(event, () => control.click());
    if (control.matches("a")) link = control;
  };
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    const submitter = event.submitter as HTMLButtonElement | null;
    if (form.method === "dialog" || submitter?.formMethod === "dialog") return;
    hold(event, () => form.requestSubmit(submitter));
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  const release = (): void => {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
  };
  return {
    run() {
      release();
      link = null;
      for (const repeat of pending.splice(0)) repeat();
    },
    letGo() {
      release();
      if (!link) return;
      pending.length = 0;
      link.click();
    },
  };
}
