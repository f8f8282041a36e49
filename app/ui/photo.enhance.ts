/** Removes a broken photo to show the drawing under it (S7.7). */
export default function removeBroken(frame: HTMLElement): void {
  const photo = frame.querySelector<HTMLImageElement>(":scope > img");
  if (!photo) return;
  const remove = () => photo.remove();
  // Photos that are still loading are not complete.
  if (photo.complete && photo.naturalWidth === 0) remove();
  else photo.addEventListener("error", remove);
}
