const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

/**
 * Prevents plain links from leaving the page of a story, which would end its test. A listener on the window
 * runs last, after the router's.
 */
export function stayOnPage(): () => void {
  addEventListener('click', stay)
  return () => removeEventListener('click', stay)
}
