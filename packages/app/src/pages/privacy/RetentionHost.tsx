import { RetentionStoreModel } from '@latchkey/domain/privacy/retention.store'
import { anonymisedLastName } from '@latchkey/domain/privacy/retention/retention.words'
import {
  ANONYMISE_REASON_LABELS,
  RETENTION,
  RETENTION_TOASTS,
} from '@latchkey/domain/privacy/retention/retention.words'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import {
  BulkReportDialog,
  type BulkReportDialogProps,
} from '@latchkey/ui/lettings/leads/BulkReportDialog/BulkReportDialog.tsx'
import { AnonymiseDialog } from '@latchkey/ui/lettings/privacy/AnonymiseDialog/AnonymiseDialog.tsx'
import { KeepLongerDialog } from '@latchkey/ui/lettings/privacy/KeepLongerDialog/KeepLongerDialog.tsx'
import { RetentionTable } from '@latchkey/ui/lettings/privacy/RetentionTable/RetentionTable.tsx'
import { toastFailure, toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { getEnv } from 'mobx-state-tree'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTable } from '../../components/use-table.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const RetentionHost = observer(function RetentionHost() {
  const root = useRoot()
  const [retention] = useState(() => RetentionStoreModel.create({}, getEnv(root)))
  const table = useTable(retention.list)
  const [selected, setSelected] = useState<readonly string[] | null>(null)
  const [asking, setAsking] = useState<'keep' | 'anonymise' | null>(null)
  const [failed, setFailed] = useState<BulkReportDialogProps['failed']>([])
  const [isReportOpen, setReportOpen] = useState(false)
  const ids = (selected ?? []).map(Number)

  const anonymise = async () => {
    const names = new Map(table.rows.map(({ id, name }) => [id, name]))
    const outcome = await retention.anonymise(ids)
    setAsking(null)
    if (outcome.kind !== 'reported') return toastFailure(outcome)
    const { done, failed: left } = outcome.report
    setSelected(left.map(({ id }) => String(id)))
    if (done.length > 0) toasts.success(RETENTION_TOASTS.anonymised(done.length))
    if (left.length === 0) return
    setFailed(
      left.map(({ id, reason }) => ({
        id,
        name: names.get(id) ?? anonymisedLastName(id),
        reason: ANONYMISE_REASON_LABELS[reason],
      })),
    )
    setReportOpen(true)
  }

  return (
    <Card title={RETENTION.title}>
      <RetentionTable
        {...table}
        selected={selected}
        isBusy={retention.isSaving}
        onSelect={setSelected}
        onKeep={() => setAsking('keep')}
        onAnonymise={() => setAsking('anonymise')}
      />
      <KeepLongerDialog
        isOpen={asking === 'keep'}
        count={ids.length}
        isBusy={retention.isSaving}
        onSubmit={async (keeping) => {
          const outcome = await retention.keep(ids, keeping)
          if (outcome.kind !== 'invalid' && (await toastOutcome(outcome, RETENTION_TOASTS.kept(ids.length))))
            setSelected([])
          return outcome
        }}
        onClose={() => setAsking(null)}
      />
      <AnonymiseDialog
        isOpen={asking === 'anonymise'}
        count={ids.length}
        isBusy={retention.isSaving}
        onConfirm={() => void anonymise()}
        onClose={() => setAsking(null)}
      />
      <BulkReportDialog
        isOpen={isReportOpen}
        title={RETENTION.report}
        failed={failed}
        onClose={() => setReportOpen(false)}
      />
    </Card>
  )
})
