import {
  mappingOf,
  sourceFormDraftOf,
  type SourceFormDraft,
} from '@latchkey/domain/integrations/sources/source.form'
import type { SourcesPage } from '@latchkey/domain/integrations/sources/sources-page.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { notifyFailure } from '@latchkey/domain/platform/notify'
import { writeFailure } from '@latchkey/domain/platform/records/write-outcome'
import {
  SourceForm,
  type SourceFormProps,
} from '@latchkey/ui/lettings/integrations/SourceForm/SourceForm.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'

export interface SourceDialogHostProps extends DialogHostProps {
  page: SourcesPage
}

export const SourceDialogHost = observer(function SourceDialogHost({
  page,
  open,
  onClose,
}: SourceDialogHostProps) {
  const found = page.sources.find(({ id, endedAt }) => id === open && endedAt === null)
  // A push while the dialog is open does not change the version that the edits began with, and closing keeps the title.
  const [begun, setBegun] = useState({ open, found })
  if (begun.open !== open) setBegun({ open, found: open === null ? begun.found : found })
  else if (open !== null && begun.found === undefined && found !== undefined) setBegun({ open, found })
  const saved = begun.found
  const draft = useMemo(() => saved && sourceFormDraftOf(saved), [saved])

  const send = (edited: SourceFormDraft) => {
    const { name, format } = edited
    const mapping = mappingOf(edited)
    return saved === undefined
      ? page.create({ name, format, mapping })
      : page.update(saved.id, { name, mapping, version: saved.version })
  }
  const attempt: SourceFormProps['onTry'] = async (edited, example) => {
    const reading = await page.attempt(edited, example)
    if (reading.kind === 'read') return reading.value
    notifyFailure(page, writeFailure(reading.problem))
    return null
  }
  const form = useEditedForm(send, onClose, { open, name: 'leadSource' })
  return (
    <SourceForm
      {...form}
      isOpen={open === 'new' || (open !== null && saved !== undefined)}
      saved={draft}
      onTry={attempt}
      onCloseRequest={onClose}
      isBusy={page.isSaving}
    />
  )
})
