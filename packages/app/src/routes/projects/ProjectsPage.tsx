import { COPIED } from '@latchkey/domain/platform/messages'
import { CARDS_PER_PAGE } from '@latchkey/domain/platform/page'
import { embedSnippet } from '@latchkey/domain/projects/embed-snippet'
import type { Project } from '@latchkey/domain/projects/project.contract'
import { DELETE_PROJECT } from '@latchkey/domain/projects/project.messages'
import { Button } from '@latchkey/ui/controls/Button'
import { CardList } from '@latchkey/ui/data/CardList'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { ProjectCard } from '@latchkey/ui/lettings/projects/ProjectCard'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../frame/lazy-part.ts'
import { OnceOpened } from '../../frame/OnceOpened.tsx'
import { listState } from '../../lists/list-state.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useOpenRecord } from '../../lists/use-open-record.ts'
import { unitsPath } from '@latchkey/domain/navigation/paths'
import { useStaff } from '../../runtime/staff.ts'
import { DeleteRecordHost } from '../../stock/DeleteRecordHost.tsx'

// The form and its rules weigh more than the list: they come when one is opened.
const LazyProjectDialogHost = lazyPart(() => import('./ProjectDialogHost.tsx'), 'ProjectDialogHost')

const NOUN = { one: 'project', many: 'projects' }
const NO_COLUMNS: readonly never[] = []
const idOf = ({ id }: Project) => id

/** The developments, six on a page, to create, change and delete, and the way to their units. Source: specification §2 "Projects". */
export const ProjectsPage = observer(function ProjectsPage() {
  const { projects, settings } = useStaff()
  const { list, editor } = projects
  const { ask } = useListAddress(list, NO_COLUMNS, CARDS_PER_PAGE)
  const project = useOpenRecord('project')
  const [doomed, setDoomed] = useState<Project | null>(null)
  useEffect(() => void settings.load(), [settings])

  const explorerUrl = settings.known?.propertyExplorerUrl
  const embedCodeOf = ({ propertyExplorerProjectUuid: uuid }: Project) =>
    uuid && explorerUrl ? embedSnippet(explorerUrl, uuid) : null

  const createNew = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => project.show('new')}>
      Create New
    </Button>
  )
  return (
    <>
      <PageHeader title="Manage Projects" actions={createNew} />
      <CardList
        label="Projects"
        noun={NOUN}
        {...listState(list)}
        rowId={idOf}
        renderCard={(row) => (
          <ProjectCard
            project={row}
            embedCode={embedCodeOf(row)}
            unitsLink={<Link to={unitsPath(row.id)} />}
            onEdit={() => project.show(row.id)}
            onDelete={() => setDoomed(row)}
            onCopied={() => toasts.success(COPIED)}
          />
        )}
        onPage={(page) => ask({ ...(list.asked ?? list.shown), page })}
        emptyHint={createNew}
      />
      <DeleteRecordHost editor={editor} texts={DELETE_PROJECT} row={doomed} onClose={() => setDoomed(null)} />
      <OnceOpened isOpen={project.open !== null}>
        <LazyProjectDialogHost open={project.open} onClose={project.close} />
      </OnceOpened>
    </>
  )
})
