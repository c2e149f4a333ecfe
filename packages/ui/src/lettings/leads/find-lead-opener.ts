/**
 * The element to focus when the dialog of a lead closes, instead of the opener: after a step to another lead, its name
 * in the list; after a moved viewing, its button on the new day. Null if the opener still belongs to the lead.
 */
export function findLeadOpener(id: number | 'new' | undefined, opener: Element | null): HTMLElement | null {
  const name = document.querySelector<HTMLElement>(`[data-lead="${id}"]`)
  if (opener?.isConnected === false)
    return document.querySelector<HTMLElement>(`[data-event="${id}"]`) ?? name
  const row = opener?.closest('tr')
  return row && !row.contains(name) ? name : null
}
