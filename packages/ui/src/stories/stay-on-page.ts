const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

/**
 * Keeps plain links from leaving the page of a story, where the test would end with it.
 * Bubbling to the window comes last, so a router's own links have been followed by then.
 */
export function stayOnPage(): () => void {
  addEventListener('click', stay)
  return () => removeEventListener('click', stay)
}
