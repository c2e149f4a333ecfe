/** Calls `check` at every interval (milliseconds) and on focus; returns a function that stops it. */
export function repeatCheck(
  check: () => void,
  everyMs: number,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const timer = setInterval(check, everyMs)
  page.addEventListener('focus', check)
  return () => {
    clearInterval(timer)
    page.removeEventListener('focus', check)
  }
}
