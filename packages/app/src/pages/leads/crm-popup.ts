/** How big a page of the CRM opens. Source: specification §2 "Viewings". */
const POPUP_FEATURES = 'width=800,height=600'

/** Opens a page of the CRM in a window of its own, which cannot reach back into this one. */
export function openCrmPopup(address: string): void {
  const popup = window.open(address, '_blank', POPUP_FEATURES)
  // Not by the feature `noopener`: with it browsers open a tab of their own size.
  if (popup !== null) popup.opener = null
}
