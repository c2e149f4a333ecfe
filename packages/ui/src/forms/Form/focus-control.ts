const FOCUSABLE = ':is(input, select, textarea, button, [tabindex="0"]):not(:disabled)'

/** Focuses a control, or the first focusable element of a group such as radio buttons. */
export function focusControl(element: Element | null): void {
  const target = element?.matches(FOCUSABLE)
    ? element
    : (element?.querySelector(`${FOCUSABLE}:checked`) ?? element?.querySelector(FOCUSABLE))
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  // Centred, because sticky headers and footers cover the edges.
  target.scrollIntoView({ block: 'center' })
}

export function focusFirstInvalid(container: Element): void {
  const invalid = [...container.querySelectorAll('[aria-invalid="true"]')]
  focusControl(invalid.find((element) => element.checkVisibility()) ?? null)
}
