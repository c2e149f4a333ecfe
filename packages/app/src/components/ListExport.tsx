import type { TooMany } from '@latchkey/domain/exports/export.contract'
import type { ExportFormat } from '@latchkey/domain/exports/export.lists'
import { exportedMessage, EXPORTS_RUNNING } from '@latchkey/domain/exports/export.messages'
import type { ExportQuestion } from '@latchkey/domain/exports/exports.calls'
import { ExportMenu } from '@latchkey/ui/lettings/exports/ExportMenu/ExportMenu.tsx'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { exportsOf } from './exports-of.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useStaff } from '../runtime/staff.ts'

export interface ListExportProps extends ExportQuestion {
  /** Rows of the list; disabled when 0. */
  total: number
}

export const ListExport = observer(function ListExport({ total, ...question }: ListExportProps) {
  const { session } = useRuntime().root
  const exports = exportsOf(useStaff(), session)
  const [tooMany, setTooMany] = useState<TooMany | null>(null)
  if (!session.can('lists-export')) return null

  const run = async (format: ExportFormat) => {
    const outcome = await exports.run(question, format)
    if (outcome.kind === 'done') toasts.success(exportedMessage(question.list))
    else if (outcome.kind === 'too-many') setTooMany(outcome)
    else if (outcome.kind === 'limited') toasts.error(EXPORTS_RUNNING)
    else if (outcome.kind !== 'cancelled') toastFailure(outcome)
  }
  return (
    <ExportMenu
      isRunning={exports.running === question.list}
      isDisabled={total === 0}
      tooMany={tooMany}
      onExport={(format) => void run(format)}
      onCancel={() => exports.cancel()}
      onTooManyClose={() => setTooMany(null)}
    />
  )
})
