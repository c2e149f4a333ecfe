import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { ImportsPageModel } from '@latchkey/domain/imports/imports-page.store'
import { permittedKinds, type ImportKind } from '@latchkey/domain/imports/import.enums'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { importPath } from '@latchkey/domain/navigation/paths'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { ImportUpload } from '@latchkey/ui/lettings/imports/ImportUpload/ImportUpload.tsx'
import { ImportTable } from '@latchkey/ui/lettings/imports/ImportTable/ImportTable.tsx'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useNow } from '../../config/use-clock.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useFollowing } from '../../runtime/use-store.ts'

const pathOf = ({ id }: ListedImport) => importPath(id)

export const ImportsPage = observer(function ImportsPage() {
  const { session } = useRoot()
  const imports = useFollowing(ImportsPageModel)
  const table = useTable(imports.list)
  const now = useNow()
  const navigate = useNavigate()

  const upload = async (kind: ImportKind, file: File) => {
    const created = await imports.upload(kind, file)
    // Somebody who has left the page finds it in the list.
    if (created !== null && !imports.isLeft) void navigate(importPath(created.id))
  }

  return (
    <>
      <PageHeader title={PAGES.imports.title} />
      <Stack gap="large">
        <ImportUpload
          kinds={permittedKinds((permission) => session.can(permission))}
          uploading={imports.uploading}
          error={imports.uploadError}
          onFile={(kind, file) => void upload(kind, file)}
          onCancel={() => imports.cancelUpload()}
        />
        <Card title={IMPORT_WORDS.list}>
          <ImportTable
            {...table}
            now={now}
            pathOf={pathOf}
            onOpen={(listed) => void navigate(pathOf(listed))}
            onUndo={(listed) => void imports.askUndo(listed)}
            onDelete={imports.askRemove}
          />
        </Card>
      </Stack>
    </>
  )
})
