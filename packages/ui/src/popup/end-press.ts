/**
 * For a popup that a press elsewhere has closed: a tap does nothing else, because nobody aims at what is under a popup, and
 * a press on the backdrop of a dialog leaves the dialog open.
 */
export function endPress({ reason, event }: { readonly reason: string; readonly event: Event }): void {
  if (reason !== 'outside-press') return
  // Base UI closes on the first event of a mouse, and on a later one of a touch.
  const isTap = event.type !== 'pointerdown' || (event as PointerEvent).pointerType === 'touch'
  if (!isTap && !(event.target as Element).matches('[data-scrim]')) return
  const waiting = new AbortController()
  const options = { capture: true, signal: waiting.signal }
  // The next press counts again.
  addEventListener('pointerdown', () => waiting.abort(), options)
  addEventListener(
    'click',
    (click) => {
      // A key or a screen reader caused this click: the press was a scroll, which ends without one.
      if (click.detail === 0) return
      waiting.abort()
      click.preventDefault()
      click.stopPropagation()
    },
    options,
  )
}
