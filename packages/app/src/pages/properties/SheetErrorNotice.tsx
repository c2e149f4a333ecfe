import { Banner } from '@latchkey/ui/overlays/Banner'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStaff } from '../../runtime/staff.ts'

export interface SheetErrorNoticeProps {
  projectId: number
}

/** What the server said of a spreadsheet it could not take, until the next click anywhere. Source: specification §8. */
export const SheetErrorNotice = observer(function SheetErrorNotice({ projectId }: SheetErrorNoticeProps) {
  const { sheets } = useStaff()
  const error = sheets.lastError
  const isShown = error !== null && error.projectId === projectId

  useEffect(() => {
    if (!isShown) return undefined
    const dismiss = () => sheets.dismissError()
    // Before anything on the page can keep the click to itself.
    document.addEventListener('click', dismiss, { capture: true })
    return () => document.removeEventListener('click', dismiss, { capture: true })
  }, [isShown, sheets])

  return isShown ? <Banner tone="danger">{error.text}</Banner> : null
})
