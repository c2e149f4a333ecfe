import { RetentionStoreModel } from '@latchkey/domain/privacy/retention.store'
import { RETENTION } from '@latchkey/domain/privacy/retention/retention.messages'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { RetentionTable } from '@latchkey/ui/lettings/privacy/RetentionTable/RetentionTable.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../address/use-list.ts'
import { useStore } from '../../runtime/use-store.ts'

const AnonymiseDialog = lazyDialog(
  () => import('@latchkey/ui/lettings/privacy/AnonymiseDialog/AnonymiseDialog.tsx'),
  'AnonymiseDialog',
)

const BulkReportDialog = lazyDialog(
  () => import('@latchkey/ui/lettings/leads/BulkReportDialog/BulkReportDialog.tsx'),
  'BulkReportDialog',
)

const KeepLongerDialog = lazyDialog(
  () => import('@latchkey/ui/lettings/privacy/KeepLongerDialog/KeepLongerDialog.tsx'),
  'KeepLongerDialog',
)

export const RetentionHost = observer(function RetentionHost() {
  const retention = useStore(RetentionStoreModel)
  const { asking, ids, isSaving: isBusy } = retention
  const table = useTable(retention.list)
  const close = () => retention.ask(null)

  return (
    <Card title={RETENTION.title}>
      <RetentionTable
        {...table}
        selected={retention.selected}
        isBusy={isBusy}
        onSelect={(selected) => retention.select(selected)}
        onKeep={() => retention.ask('keep')}
        onAnonymise={() => retention.ask('anonymise')}
      />
      <KeepLongerDialog
        isOpen={asking === 'keep'}
        count={ids.length}
        isBusy={isBusy}
        onSubmit={retention.keep}
        onClose={close}
      />
      <AnonymiseDialog
        isOpen={asking === 'anonymise'}
        count={ids.length}
        isBusy={isBusy}
        onConfirm={() => void retention.anonymise()}
        onClose={close}
      />
      <BulkReportDialog
        isOpen={retention.isReportOpen}
        title={RETENTION.report}
        failed={retention.failed}
        onClose={() => retention.closeReport()}
      />
    </Card>
  )
})
