/** Specified size. */
const POPUP_FEATURES = 'width=800,height=600'

/** Opens the CRM in a popup that has no access to this window. */
export function openCrmPopup(address: string): void {
  const popup = window.open(address, '_blank', POPUP_FEATURES)
  // The feature `noopener` would make browsers open a tab instead of a sized window.
  if (popup !== null) popup.opener = null
}
