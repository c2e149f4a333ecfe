const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex^="-"], :disabled, [type="hidden"])'

const isTabStop = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !isOtherChoice(element)

/** True for a radio button of a group in which another one is chosen: Tab reaches only that one. */
const isOtherChoice = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  [...(element.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some(
    ({ name }) => name === element.name,
  )

/**
 * Where Tab must go to stay within a surface: the stop at its other end; from the surface itself, its first or last stop.
 * Null where the browser's own order stays within.
 */
export function nextTabStop(
  surface: HTMLElement,
  from: Element | null,
  isBackwards: boolean,
): HTMLElement | null {
  const all = [...surface.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = all.find(isTabStop) ?? surface
  const last = all.findLast(isTabStop) ?? surface
  const [end, otherEnd] = isBackwards ? [first, last] : [last, first]
  return from === end || from === surface ? otherEnd : null
}
