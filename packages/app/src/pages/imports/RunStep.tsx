import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { IMPORT_LIST_PATHS } from '@latchkey/domain/imports/import-facts'
import { LinkButton } from '@latchkey/ui/controls/LinkButton/LinkButton.tsx'
import { ImportRun } from '@latchkey/ui/lettings/imports/ImportRun/ImportRun.tsx'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useNow } from '../../config/use-clock.ts'
import type { StepProps } from './step-props.ts'

export const RunStep = observer(function RunStep({ imports, value }: StepProps) {
  const { opened } = imports
  const now = useNow()
  const stays = useTable(opened.stays, { isHeld: value.state !== 'undone' })
  return (
    <ImportRun
      value={value}
      now={now}
      stays={stays}
      listLink={
        <LinkButton render={<Link to={IMPORT_LIST_PATHS[value.kind]} />}>{IMPORT_WORDS.open}</LinkButton>
      }
      isBusy={opened.isSaving || imports.isSaving}
      onOptions={(options) => void opened.change({ options })}
      onStart={() => void opened.start()}
      onStop={() => void opened.stop()}
      onUndo={() => void imports.askUndo({ ...value, fileName: value.file.name })}
    />
  )
})
