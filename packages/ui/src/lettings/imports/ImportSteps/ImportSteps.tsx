import type { Import } from '@latchkey/domain/imports/import.contract'
import { canBeChanged, canBeMended, isErased, isRead } from '@latchkey/domain/imports/import-facts'
import {
  IMPORT_STATE_LABELS,
  IMPORT_STEP_LABELS,
  IMPORT_STEPS,
  type ImportStep,
} from '@latchkey/domain/imports/import-labels'
import { importNews } from '@latchkey/domain/imports/import-steps.messages'
import type { ReactNode } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import { ProgressBar } from '../../../files/ProgressBar/ProgressBar.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Tabs, type TabOption } from '../../../layout/Tabs/Tabs.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'

export interface ImportStepsProps {
  value: Import
  step: ImportStep
  onStep: (step: ImportStep) => void
  /** The content of the step. */
  children: ReactNode
}

const MISSING = { one: 'missing', many: 'missing' } as const
const UNDECIDED = { one: 'undecided', many: 'undecided' } as const
const PROBLEMS = { one: 'row with problems', many: 'rows with problems' } as const

/** The mark of a step at which the user has something to do. */
function markOf(step: ImportStep, value: Import): ReactNode {
  const { missing, values, counts } = value
  if (step === 'check')
    return canBeChanged(value) || canBeMended(value) ? (
      <CountBadge count={counts?.problems ?? 0} noun={PROBLEMS} />
    ) : null
  if (!canBeChanged(value)) return null
  if (step === 'columns') return <CountBadge count={missing.length} noun={MISSING} />
  if (step === 'values') {
    const undecided = Object.values(values).flatMap((words) => words.filter(({ to }) => to === null))
    return <CountBadge count={undecided.length} noun={UNDECIDED} />
  }
  return null
}

/**
 * The five steps of an import, with the number of what is still to do behind each; its changes are announced.
 *
 * @do Let people go back to a step: nothing is written before the last.
 * @dont Do not announce every row of a run: quarters are enough.
 * @key Arrow Left, Arrow Right, Home, End: Move among the steps.
 * @key Enter or Space: Shows the focused step.
 */
export function ImportSteps({ value, step, onStep, children }: ImportStepsProps) {
  const { state, fault } = value
  const canMove = isRead(value)
  const place = useFocusKept()
  const tabs = IMPORT_STEPS.map((each): TabOption<ImportStep> => ({
    value: each,
    label: IMPORT_STEP_LABELS[each],
    mark: canMove && markOf(each, value),
    isDisabled: (!canMove && each !== 'file') || (isErased(value) && each !== 'import'),
  }))
  return (
    <Stack>
      <Announcement>{importNews(value)}</Announcement>
      {fault !== null && <Banner tone="danger">{fault}</Banner>}
      <Tabs label="Steps" tabs={tabs} value={step} onChange={onStep}>
        {/* Reading a file again replaces the fields of how it is read. */}
        <div {...place}>
          <Stack>
            {state === 'reading' && (
              <Stack gap="small">
                <span>{IMPORT_STATE_LABELS.reading}…</span>
                <ProgressBar label={IMPORT_STATE_LABELS.reading} value={null} />
              </Stack>
            )}
            {state !== 'unreadable' && children}
          </Stack>
        </div>
      </Tabs>
    </Stack>
  )
}
