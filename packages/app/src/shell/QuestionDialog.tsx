import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { ConfirmDialog } from '@latchkey/ui/overlays/ConfirmDialog/ConfirmDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'

/** Asks, and runs the action. */
export const QuestionDialog = observer(function QuestionDialog() {
  const { question } = useRoot()
  const { asked } = question
  const { pathname } = useLocation()
  // Navigating away closes the question.
  useEffect(() => () => question.close(), [question, pathname])

  return (
    <ConfirmDialog
      isOpen={question.isOpen}
      title={asked?.texts.title ?? ''}
      confirmLabel={asked?.confirmLabel}
      isDanger={asked?.isDanger ?? false}
      isBusy={question.isBusy}
      onConfirm={() => void question.confirm()}
      onCancel={() => question.close()}
    >
      <Stack gap="small">
        <p>{asked?.texts.question}</p>
        {asked?.subject !== undefined && (
          <p>
            <strong>{asked.subject}</strong>
          </p>
        )}
        {asked?.note !== undefined && <p>{asked.note}</p>}
      </Stack>
    </ConfirmDialog>
  )
})
