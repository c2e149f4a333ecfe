import {
  comparedFields,
  keptSide,
  obstaclesOf,
  mergeChoicesOf,
  type Choice,
  type Side,
} from '@latchkey/domain/duplicates/comparison'
import { CANNOT_MERGE, COMPARE_LEADS } from '@latchkey/domain/duplicates/duplicates.messages'
import type { MergeField, MergeChoice } from '@latchkey/domain/duplicates/merge.rules'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { Comparison } from './Comparison.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

/** Two leads, the older on the left. */
export interface ComparedLeads {
  left: LeadRecord
  right: LeadRecord
}

/** Use a new key on each opening. */
export interface CompareLeadsDialogProps {
  isOpen: boolean
  /** Null until both are loaded. */
  leads: ComparedLeads | null
  /** True if one of them could not be loaded. */
  hasFailed?: boolean
  onRetry: () => void
  /** Unix seconds. */
  now: number
  isBusy?: boolean
  /** The reason why the last merge was denied. */
  error?: string | undefined
  /** Called when Merge is pressed; without it there is no such button. */
  onMerge?:
    | ((kept: LeadRecord, other: LeadRecord, take: Partial<Record<MergeField, MergeChoice>>) => void)
    | undefined
  onClose: () => void
}

/**
 * Compares two leads side by side, and merges them with a choice for each field that differs.
 *
 * @do Put the older lead on the left; it is kept unless the user chooses the other.
 * @dont Do not list fields in which the leads agree.
 * @key Escape: Closes the dialog; nothing has changed.
 */
export function CompareLeadsDialog({
  isOpen,
  leads,
  hasFailed = false,
  onRetry,
  now,
  isBusy = false,
  error,
  onMerge,
  onClose,
}: CompareLeadsDialogProps) {
  const dateFormatter = useDateFormatter()
  const [wantsOther, setWantsOther] = useState(false)
  const [choices, setChoices] = useState<Partial<Record<MergeField, Choice>>>({})
  const fields = leads === null ? [] : comparedFields(leads.left, leads.right, dateFormatter)
  const obstacles = leads === null ? { left: null, right: null } : obstaclesOf(leads.left, leads.right, now)
  const kept = keptSide(obstacles, wantsOther)
  const canMerge = leads !== null && onMerge !== undefined

  const merge = (side: Side) => {
    if (!canMerge || isBusy) return
    const other = side === 'left' ? leads.right : leads.left
    onMerge(leads[side], other, mergeChoicesOf(fields, choices, side))
  }

  const content = (): ReactNode => {
    if (hasFailed)
      return (
        <EmptyState title="The leads could not be loaded" action={<Button onClick={onRetry}>Retry</Button>} />
      )
    if (leads === null) return <Skeleton count={6} />
    return (
      <Stack>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        {canMerge && kept === null && (
          <Banner tone="warning">{CANNOT_MERGE[obstacles.right ?? obstacles.left ?? 'viewing']}</Banner>
        )}
        <Comparison
          {...leads}
          fields={fields}
          kept={canMerge ? kept : null}
          choices={choices}
          onChoice={(field, choice) => setChoices({ ...choices, [field]: choice })}
        />
        {canMerge && obstacles.left === null && obstacles.right === null && (
          <Checkbox
            label="Keep the other lead"
            isChecked={wantsOther}
            onChange={setWantsOther}
            isDisabled={isBusy}
          />
        )}
      </Stack>
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={() => !isBusy && onClose()}
      title={COMPARE_LEADS}
      size="large"
      footer={
        <>
          <Button isInactive={isBusy} onClick={onClose}>
            Close
          </Button>
          {canMerge && (
            <Button
              variant="primary"
              isBusy={isBusy}
              busyLabel="Merging…"
              disabled={kept === null}
              onClick={() => kept !== null && merge(kept)}
            >
              Merge
            </Button>
          )}
        </>
      }
    >
      {content()}
    </Dialog>
  )
}
