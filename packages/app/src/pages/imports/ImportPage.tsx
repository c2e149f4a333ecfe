import { stepOf } from '@latchkey/domain/imports/import-facts'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { OpenedImportModel } from '@latchkey/domain/imports/opened-import.store'
import type { ImportStep } from '@latchkey/domain/imports/import-labels'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { ImportSteps } from '@latchkey/ui/lettings/imports/ImportSteps/ImportSteps.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useSearch } from '../../address/AppRouter.tsx'
import { BackLink } from '../../components/BackLink.tsx'
import { useFollowing } from '../../runtime/use-store.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep, FileStep, RunStep, ValuesStep, type StepProps } from './Steps.tsx'

const STEPS: Readonly<Record<ImportStep, ComponentType<StepProps>>> = {
  file: FileStep,
  columns: ColumnsStep,
  values: ValuesStep,
  check: CheckStep,
  import: RunStep,
}

const OpenedImport = observer(function OpenedImport({ opened, value }: StepProps) {
  const { params, setSearch } = useSearch()
  const step = stepOf(value, params.get('step'))
  const Content = STEPS[step]
  // The rows of one step are not those of another.
  const showStep = (next: ImportStep) => setSearch(new URLSearchParams({ step: next }))
  return (
    <ImportSteps value={value} step={step} onStep={showStep}>
      <Content opened={opened} value={value} />
    </ImportSteps>
  )
})

export const ImportPage = observer(function ImportPage() {
  const id = Number(useParams()['importId'])
  const opened = useFollowing(OpenedImportModel)
  const { value } = opened
  useEffect(() => {
    void opened.open(id)
    return () => opened.close()
  }, [opened, id])

  return (
    <>
      <PageHeader
        above={<BackLink to={PATHS.imports}>{PAGES.imports.title}</BackLink>}
        title={value?.file.name ?? PAGES.imports.title}
      />
      {value === null ? (
        <RecordPlaceholder
          phase={opened.missing ?? 'loading'}
          noun="import"
          onRetry={() => void opened.open(id)}
        />
      ) : (
        <OpenedImport opened={opened} value={value} />
      )}
    </>
  )
})
