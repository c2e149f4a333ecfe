/** Checks after each such time, in milliseconds, and whenever the person comes back to the page; returns what stops that. */
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
