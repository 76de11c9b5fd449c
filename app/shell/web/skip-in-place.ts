import { MAIN_ID } from '#platform/web/page-body.tsx';

/**
 * The link that skips to the content leads to a place on the page. Where a question stands behind the # of the address, it stays there:
 * the page, or the one it leads on to, would go without it.
 */
export function skipInPlace(): () => void {
  function handleClick(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const isSkip = event.target instanceof Element && event.target.closest(`a[href="#${MAIN_ID}"]`) !== null;
    const main = document.getElementById(MAIN_ID);
    if (!isPlain || !isSkip || main === null || !location.hash.includes('=')) return;
    event.preventDefault();
    main.scrollIntoView();
    main.focus({ preventScroll: true });
  }
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}
