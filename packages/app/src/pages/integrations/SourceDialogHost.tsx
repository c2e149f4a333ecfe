import {
  mappingOf,
  sourceFormDraftOf,
  type SourceFormDraft,
} from '@latchkey/domain/integrations/sources/source.form'
import type { SourcesPage } from '@latchkey/domain/integrations/sources/sources-page.store'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { SourceForm } from '@latchkey/ui/lettings/integrations/SourceForm/SourceForm.tsx'
import { observer } from 'mobx-react-lite'
import { useRecordForm } from '../../editing/use-record-form.ts'

export const SourceDialogHost = observer(function SourceDialogHost({
  page,
  ...address
}: DialogHostProps & { page: SourcesPage }) {
  const { props } = useRecordForm({
    ...address,
    name: 'leadSource',
    found: page.sources.find(({ id, endedAt }) => id === address.open && endedAt === null),
    draftOf: sourceFormDraftOf,
    send: (draft: SourceFormDraft, saved) =>
      page.save({ name: draft.name, format: draft.format, mapping: mappingOf(draft) }, saved),
  })
  return <SourceForm {...props} onTry={page.attempt} isBusy={page.isSaving} />
})
