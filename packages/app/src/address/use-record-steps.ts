import {
  hasReceived,
  isSamePlace,
  pageWith,
  placeIn,
  rowNear,
  stepFrom,
  type ListPlace,
} from '@latchkey/domain/platform/lists/list-place'
import type { ListStore } from '@latchkey/domain/platform/lists/list.store'
import { isSameQuery } from '@latchkey/domain/platform/lists/page'
import type { RecordStepperProps } from '@latchkey/ui/data/RecordStepper/RecordStepper.tsx'
import { useOpening } from '@latchkey/ui/hooks/use-opening.ts'
import { useState } from 'react'
import { useRoot } from '../runtime/runtime.ts'
import type { useList } from './use-list.ts'
import type { OpenRecordAddress } from './use-open-record.ts'

export type RecordSteps = Omit<RecordStepperProps, 'noun' | 'isDisabled'>

/**
 * Steps to the previous or next record of a list, after asking about unsaved edits; null for a record that is not
 * on the displayed page. Call it from an observer.
 */
export function useRecordSteps<Row extends { id: number }, Column extends string>(
  list: ListStore<Row, Column>,
  { query, onAsk }: ReturnType<typeof useList<Row, Column>>,
  record: OpenRecordAddress,
): RecordSteps | null {
  const { unsaved } = useRoot()
  const open = record.openFor('edit')
  const { isOn } = useOpening(open)
  const [before, setBefore] = useState<ListPlace | null>(null)
  const [isTurning, setTurning] = useState(false)
  const place = typeof open === 'number' ? placeIn(list, open, before) : null
  if (!isSamePlace(before, place)) setBefore(place)

  const turnTo = async (page: number): Promise<boolean> => {
    const requested = { ...query, page }
    setTurning(true)
    // The query is in the address already but failed, so changing the address would not request it again.
    if (list.requested !== null && isSameQuery(list.requested, requested)) void list.refresh()
    else onAsk(requested, { replace: true })
    const hasTurned = await hasReceived(list, requested)
    setTurning(false)
    return hasTurned && isOn()
  }

  const stepTo = async (index: number) => {
    const page = pageWith(index, list)
    if (page !== list.page && !(await turnTo(page))) return
    const row = rowNear(list, index)
    if (row !== undefined) record.moveTo(row.id)
  }

  if (place === null) return null
  const stepper = (by: 'previous' | 'next') => {
    const index = stepFrom(place, by, list.total)
    return index === null ? undefined : () => unsaved.leave(() => void stepTo(index))
  }
  return {
    position: Math.min(place.index + 1, list.total),
    total: list.total,
    isTurning,
    onPrevious: stepper('previous'),
    onNext: stepper('next'),
  }
}
