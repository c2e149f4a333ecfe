import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { ImportsPageModel } from '@latchkey/domain/imports/imports-page.store'
import type { ImportStep } from '@latchkey/domain/imports/import-labels'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { ImportSteps } from '@latchkey/ui/lettings/imports/ImportSteps/ImportSteps.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../components/BackLink.tsx'
import { useFollowing } from '../../runtime/use-store.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { RunStep } from './RunStep.tsx'
import type { StepProps } from './step-props.ts'
import { useImportStep } from './use-import-step.ts'
import { ValuesStep } from './ValuesStep.tsx'

const STEPS: Readonly<Record<ImportStep, ComponentType<StepProps>>> = {
  file: FileStep,
  columns: ColumnsStep,
  values: ValuesStep,
  check: CheckStep,
  import: RunStep,
}

const OpenedImport = observer(function OpenedImport({ imports, value }: StepProps) {
  const { step, showStep } = useImportStep(value)
  const Content = STEPS[step]
  return (
    <ImportSteps value={value} step={step} onStep={showStep}>
      <Content imports={imports} value={value} />
    </ImportSteps>
  )
})

export const ImportPage = observer(function ImportPage() {
  const id = Number(useParams()['importId'])
  const imports = useFollowing(ImportsPageModel)
  const { opened } = imports
  useEffect(() => {
    void opened.open(id)
    return () => opened.close()
  }, [opened, id])
  // Not the one that was open before.
  const value = opened.id === id ? opened.value : null

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
        <OpenedImport imports={imports} value={value} />
      )}
    </>
  )
})
