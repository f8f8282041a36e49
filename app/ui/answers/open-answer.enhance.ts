/** Opens the answer that the hash names. The browser scrolls to it. */
export default function openNamedAnswer(answers: HTMLElement): void {
  const open = (): void => {
    const answer = answers.querySelector<HTMLDetailsElement>("details:target");
    if (answer) answer.open = true;
  };
  open();
  addEventListener("hashchange", open);
}
