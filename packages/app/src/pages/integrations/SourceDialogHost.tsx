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
import { useRecordForm } from '../../editing/use-record-form.ts'

export interface SourceDialogHostProps extends DialogHostProps {
  page: SourcesPage
}

export const SourceDialogHost = observer(function SourceDialogHost({
  page,
  open,
  onClose,
}: SourceDialogHostProps) {
  const { props } = useRecordForm({
    open,
    onClose,
    name: 'leadSource',
    found: page.sources.find(({ id, endedAt }) => id === open && endedAt === null),
    draftOf: sourceFormDraftOf,
    send: (draft: SourceFormDraft, saved) => {
      const { name, format } = draft
      const mapping = mappingOf(draft)
      return saved === undefined
        ? page.create({ name, format, mapping })
        : page.update(saved.id, { name, mapping, version: saved.version })
    },
  })
  const attempt: SourceFormProps['onTry'] = async (edited, example) => {
    const reading = await page.attempt(edited, example)
    if (reading.kind === 'read') return reading.value
    notifyFailure(page, writeFailure(reading.problem))
    return null
  }
  return <SourceForm {...props} onTry={attempt} isBusy={page.isSaving} />
})
