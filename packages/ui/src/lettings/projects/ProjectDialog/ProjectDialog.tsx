import { IMAGE_RULES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { Project } from '@latchkey/domain/projects/project.contract'
import {
  PROJECT_PICTURE_FIELDS,
  PROJECT_TEXT_FIELDS,
  type ProjectDraft,
} from '@latchkey/domain/projects/project.draft'
import { PROJECT_LABELS } from '@latchkey/domain/projects/project-labels'
import { PROJECT_DIALOG_TITLE } from '@latchkey/domain/projects/project.messages'
import { projectDraftText } from '@latchkey/domain/projects/project-names'
import { observer } from 'mobx-react-lite'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { PictureField } from '../../../files/PictureField/PictureField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { RecordDialog, type RecordDialogActions } from '../../RecordDialog.tsx'
import { usePictureUploads, type PictureUploads, type UploadProps } from '../../use-picture-uploads.ts'

export interface ProjectDialogProps extends RecordDialogActions<Project, ProjectDraft>, UploadProps {
  /** Called to delete a saved picture; an unsaved one is only removed from the form. */
  onRemoveImage: (imageId: number) => void
}

type PictureFieldName = (typeof PROJECT_PICTURE_FIELDS)[number]

/**
 * Views and edits one project.
 *
 * @do Pass `theirs` with the conflict: the dialog shows both versions.
 * @do Keep serverErrors identical until the next save.
 * @dont Do not close it while isBusy: errors could not be shown.
 * @key Escape: Closes it; with unsaved edits it asks first.
 */
export const ProjectDialog = observer(function ProjectDialog(props: ProjectDialogProps) {
  const { opened } = props
  const uploads = usePictureUploads(props, (place, { id }) => opened.form?.set(place as PictureFieldName, id))
  return (
    <RecordDialog
      {...props}
      title={PROJECT_DIALOG_TITLE}
      noun="project"
      size="medium"
      labels={PROJECT_LABELS}
      textOf={projectDraftText}
      isUploading={uploads.isUploading}
    >
      {opened.form !== null && <ProjectFields {...props} form={opened.form} uploads={uploads} />}
    </RecordDialog>
  )
})

interface ProjectFieldsProps extends Omit<ProjectDialogProps, 'form'> {
  form: RecordForm<ProjectDraft>
  uploads: PictureUploads
}

function ProjectFields({ form, opened, uploads, isBusy = false, onRemoveImage }: ProjectFieldsProps) {
  const { saved } = opened
  const known = [saved?.media, saved?.defaultMedia, ...uploads.done]
  return (
    <FieldGrid>
      {PROJECT_TEXT_FIELDS.map((name) => (
        <BoundField key={name} form={form} name={name} isRequired={name === 'name'}>
          {(control) => (
            <CopyField
              {...control}
              what={PROJECT_LABELS[name]}
              // The browser would suggest the agent's own details.
              autoComplete="off"
              isDisabled={isBusy}
            />
          )}
        </BoundField>
      ))}
      {PROJECT_PICTURE_FIELDS.map((name) => (
        <BoundField
          key={name}
          form={form}
          name={name}
          hint={
            name === 'mediaId'
              ? 'Shown on the card of the project.'
              : 'Shown for units that have no pictures of their own.'
          }
          isRequired
          isGroup
        >
          {({ value: id, onChange }) => {
            const upload = uploads.of(name)[0] ?? null
            const media = id === null ? null : known.find((one) => one?.id === id)
            return (
              <PictureField
                what={PROJECT_LABELS[name].toLowerCase()}
                src={pictureUrl(media, 'gallery')}
                fullSrc={pictureUrl(media)}
                upload={upload}
                rules={IMAGE_RULES}
                isDisabled={isBusy}
                onFile={(file) => {
                  if (upload !== null) uploads.dismiss(upload.key)
                  uploads.start(name, [file])
                }}
                onRemove={() => {
                  onChange(null)
                  if (id !== null && saved?.[name] === id) onRemoveImage(id)
                }}
                onRetry={() => upload && uploads.retry(upload.key)}
                onDismiss={() => upload && uploads.dismiss(upload.key)}
              />
            )
          }}
        </BoundField>
      ))}
    </FieldGrid>
  )
}
