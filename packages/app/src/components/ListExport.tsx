import type { TooMany } from '@latchkey/domain/exports/export.contract'
import type { ExportFormat } from '@latchkey/domain/exports/export-lists'
import type { ExportQuestion } from '@latchkey/domain/exports/exports.calls'
import type { ExportOutcome, ExportsStore } from '@latchkey/domain/exports/exports.store'
import { ExportMenu } from '@latchkey/ui/lettings/exports/ExportMenu/ExportMenu.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'

interface ExportHostProps {
  /** The kind of export, as named by the exports store. */
  name: string
  isDisabled?: boolean
  run: (exports: ExportsStore, format: ExportFormat) => Promise<ExportOutcome>
}

/** The menu of an export, for holders of `lists-export`. */
export const ExportHost = observer(function ExportHost({ name, isDisabled = false, run }: ExportHostProps) {
  const { exports, session } = useRoot()
  const [tooMany, setTooMany] = useState<TooMany | null>(null)
  if (!session.can('lists-export')) return null

  const start = async (format: ExportFormat) => {
    const outcome = await run(exports, format)
    if (outcome.kind === 'too-many') setTooMany(outcome)
  }
  return (
    <ExportMenu
      isRunning={exports.running === name}
      isDisabled={isDisabled}
      tooMany={tooMany}
      onExport={(format) => void start(format)}
      onCancel={() => exports.cancel()}
      onTooManyClose={() => setTooMany(null)}
    />
  )
})

export interface ListExportProps extends ExportQuestion {
  /** Rows of the list; disabled when 0. */
  total: number
}

export const ListExport = ({ total, ...question }: ListExportProps) => (
  <ExportHost
    name={question.list}
    isDisabled={total === 0}
    run={(exports, format) => exports.run(question, format)}
  />
)
