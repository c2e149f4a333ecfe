import { PAGES } from '@latchkey/domain/navigation/pages'
import { unitsPath } from '@latchkey/domain/navigation/paths'
import { embedSnippet } from '@latchkey/domain/projects/embed-snippet'
import type { Project } from '@latchkey/domain/projects/project.contract'
import { DELETE_PROJECT } from '@latchkey/domain/projects/project.messages'
import { CardList } from '@latchkey/ui/data/CardList/CardList.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { ProjectCard } from '@latchkey/ui/lettings/projects/ProjectCard/ProjectCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useList } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'

// Larger than the list's chunk, so loaded when a project is opened.
const ProjectDialogHost = lazyDialog(() => import('./ProjectDialogHost.tsx'), 'ProjectDialogHost')

const NOUN = { one: 'project', many: 'projects' }
const idOf = ({ id }: Project) => id

export const ProjectsPage = observer(function ProjectsPage() {
  const { projects, question, settings } = useRoot()
  const { list, editor } = projects
  const table = useList(list)
  const project = useOpenRecord('project')
  useEffect(() => void settings.load(), [settings])

  const explorerUrl = settings.known?.propertyExplorerUrl
  const embedCodeOf = ({ propertyExplorerProjectUuid: uuid }: Project) =>
    uuid && explorerUrl ? embedSnippet(explorerUrl, uuid) : null

  const createNew = <CreateNew onClick={() => project.show('new')} />
  return (
    <>
      <PageHeader title={PAGES.projects.title} actions={createNew} />
      <CardList
        label="Projects"
        noun={NOUN}
        {...table}
        rowId={idOf}
        renderCard={(row) => (
          <ProjectCard
            project={row}
            embedCode={embedCodeOf(row)}
            unitsLink={<Link to={unitsPath(row.id)} />}
            onEdit={() => project.show(row.id)}
            onDelete={() => question.ask(editor.deletion(row, DELETE_PROJECT))}
          />
        )}
        emptyHint={createNew}
      />
      <ProjectDialogHost open={project.open} onClose={project.close} />
    </>
  )
})
