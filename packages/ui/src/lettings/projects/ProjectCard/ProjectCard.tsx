import type { Project } from '@latchkey/domain/projects/project.contract'
import { projectAddressLines, unitsText } from '@latchkey/domain/projects/project-names'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { Building2, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { CopyButton } from '../../../controls/CopyButton/CopyButton.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { PictureCard } from '../../../layout/PictureCard/PictureCard.tsx'
import { deleteItem } from '../../delete-item.tsx'
import { Unbroken } from '../../Unbroken.tsx'
import * as S from './ProjectCard.styles.ts'

export interface ProjectCardProps {
  project: Project
  /** The HTML snippet that embeds the project in a web page; null if it is not in the explorer. */
  embedCode: string | null
  /** The router's link to the units. */
  unitsLink: ReactElement
  onEdit: () => void
  onDelete: () => void
}

/**
 * One project of the list: its picture, address and actions.
 *
 * @do Put it into a CardList, which handles the empty and the failed state.
 * @do Leave embedCode null if the project is not in the explorer.
 * @dont Do not make the whole card a link: it has three actions, of which Delete is in a menu.
 * @key Enter or Space: Presses the focused one.
 */
export function ProjectCard({ project, embedCode, unitsLink, onEdit, onDelete }: ProjectCardProps) {
  const units = unitsText(project)
  return (
    <PictureCard
      title={project.name}
      picture={pictureUrl(project.media, 'card')}
      mark={
        embedCode !== null && (
          <CopyButton value={embedCode} label={`Copy embed code of ${project.name}`} size="medium" />
        )
      }
      actions={
        <>
          <LinkButton size="small" icon={<Building2 aria-hidden />} render={unitsLink}>
            View Units
          </LinkButton>
          <Button size="small" icon={<Pencil aria-hidden />} onClick={onEdit}>
            Edit
          </Button>
        </>
      }
      lastAction={<RowMenu subject={project.id} name={project.name} items={[deleteItem(onDelete)]} />}
    >
      <S.Address>
        {projectAddressLines(project).map((line) => (
          <span key={line}>
            <Unbroken text={line} />
          </span>
        ))}
      </S.Address>
      {units !== '' && <S.Units>{units}</S.Units>}
    </PictureCard>
  )
}
