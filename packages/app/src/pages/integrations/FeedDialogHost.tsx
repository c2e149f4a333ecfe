import type { FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { feedDraftOf, type FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { FeedForm } from '@latchkey/ui/lettings/feeds/FeedForm/FeedForm.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'

export interface FeedDialogHostProps extends DialogHostProps {
  feeds: FeedsPage
}

export const FeedDialogHost = observer(function FeedDialogHost({
  feeds,
  open,
  onClose,
}: FeedDialogHostProps) {
  const found = typeof open === 'number' ? feeds.feedOf(open) : null
  // A push while the dialog is open does not change the version that the edits began with, and closing keeps the title.
  const [begun, setBegun] = useState({ open, found })
  if (begun.open !== open) setBegun({ open, found: open === null ? begun.found : found })
  else if (open !== null && begun.found === null && found !== null) setBegun({ open, found })
  const saved = begun.found

  const draft = useMemo(() => (saved === null ? undefined : feedDraftOf(saved)), [saved])

  const send = (values: FeedDraft) =>
    saved === null ? feeds.create(values) : feeds.save(saved.id, values, saved.version)
  const form = useEditedForm(send, onClose, { open, name: 'feed' })
  return (
    <FeedForm
      {...form}
      isOpen={open === 'new' || (open !== null && saved !== null)}
      saved={draft}
      hasPassword={saved?.hasPassword ?? false}
      onCloseRequest={onClose}
      isBusy={feeds.isSaving}
    />
  )
})
