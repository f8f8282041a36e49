export default function copyText(part: HTMLElement): void {
  const status = part.querySelector<HTMLElement>("[role=status]");
  part.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (!button || !status) return;
    const { copy = "", copied = "" } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy);
      status.textContent = copied;
    } catch {
      // Permission was denied, or the browser has no clipboard API.
      status.textContent = status.dataset.failed ?? "";
    }
  });
}
