import type { FeedsPage } from '@latchkey/domain/feeds/feeds-page.store'
import { feedDraftOf } from '@latchkey/domain/feeds/feed.draft'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { FeedForm } from '@latchkey/ui/lettings/feeds/FeedForm/FeedForm.tsx'
import { observer } from 'mobx-react-lite'
import { useRecordForm } from '../../editing/use-record-form.ts'

export const FeedDialogHost = observer(function FeedDialogHost({
  feeds,
  ...address
}: DialogHostProps & { feeds: FeedsPage }) {
  const { record, props } = useRecordForm({
    ...address,
    name: 'feed',
    found: feeds.feeds.find(({ id }) => id === address.open),
    draftOf: feedDraftOf,
    send: feeds.save,
  })
  return <FeedForm {...props} hasPassword={record?.hasPassword ?? false} isBusy={feeds.isSaving} />
})
