import type { PromptTexts } from '@latchkey/domain/platform/prompts'
import type { WriteOutcome } from '@latchkey/domain/platform/write-outcome'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { toastOutcome } from './toast-outcome.ts'

/** An act that is asked about first. */
export interface AskedAct {
  texts: PromptTexts
  isDanger: boolean
  act: () => Promise<WriteOutcome>
  /** Once it is done. */
  onDone?: () => void
}

/** What the question accepts. */
export interface AskFirstProps {
  /** What is asked about; null while nothing is. */
  asked: AskedAct | null
  onClose: () => void
}

/** Asks before an act, does it, and says what came of it. Source: specification §8, decision G16. */
export function AskFirst({ asked, onClose }: AskFirstProps) {
  const [isBusy, setBusy] = useState(false)
  // While the question leaves the screen it shows what it asked last.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)

  const handleConfirm = async () => {
    if (asked === null) return
    setBusy(true)
    const outcome = await asked.act()
    setBusy(false)
    onClose()
    toastOutcome(outcome, asked.texts.done)
    if (outcome.kind === 'done') asked.onDone?.()
  }

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={last?.texts.title ?? ''}
      isDanger={last?.isDanger ?? false}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {last?.texts.question}
    </ConfirmDialog>
  )
}
