import { IMAGE_EXTENSIONS, IMAGE_MAX_BYTES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media.pictures'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { DASH } from '@latchkey/domain/platform/labels'
import type { Project } from '@latchkey/domain/projects/project.contract'
import {
  emptyProjectDraft,
  PROJECT_PICTURE_FIELDS,
  PROJECT_TEXT_FIELDS,
  projectDraftOf,
  type ProjectDraft,
} from '@latchkey/domain/projects/project.draft'
import { PROJECT_FIELDS, PROJECT_LABELS, type ProjectField } from '@latchkey/domain/projects/project.labels'
import { PROJECT_DIALOG_TITLE } from '@latchkey/domain/projects/project.messages'
import { validateProject } from '@latchkey/domain/projects/project.suite'
import { useMemo, useState } from 'react'
import { CopyField } from '../../../controls/CopyField/CopyField.tsx'
import { PictureField } from '../../../controls/PictureField/PictureField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { recordDifferences } from '../../record-differences.ts'
import { useRecordForm } from '../../record-form.ts'
import { RecordDialog, type RecordDialogActions } from '../../RecordDialog.tsx'
import { usePictureUploads, type UploadPicture } from '../../use-picture-uploads.ts'

/** What the dialog is about: a saved project, a new one, or one that is not there (yet). */
export type ProjectDialogSubject =
  | { kind: 'saved'; project: Project }
  | { kind: 'new' }
  | { kind: 'loading' | 'failed' | 'missing' }

/** What the dialog of a project accepts. */
export interface ProjectDialogProps extends RecordDialogActions<ProjectDraft> {
  subject: ProjectDialogSubject
  /** What the server refused in the last save; keep it one and the same value until the next. */
  serverErrors?: ErrorsByField | undefined
  /** The version that deleting a picture from this dialog made. */
  ownVersion?: number | undefined
  onUpload: UploadPicture
  /** Deletes a picture that is saved; one that is not goes from the form alone. */
  onRemoveImage: (imageId: number) => void
  onCopied: () => void
}

type PictureFieldName = (typeof PROJECT_PICTURE_FIELDS)[number]

const RULES = { extensions: IMAGE_EXTENSIONS, maxBytes: IMAGE_MAX_BYTES }
const NO_ERRORS: ErrorsByField = {}
const EMPTY = emptyProjectDraft()

const textOf = (field: ProjectField, draft: ProjectDraft): string => {
  const value = draft[field]
  if (value === null || value === '') return DASH
  return typeof value === 'number' ? `Picture ${value}` : value
}
const differences = (mine: ProjectDraft, theirs: ProjectDraft) =>
  recordDifferences(mine, theirs, PROJECT_FIELDS, PROJECT_LABELS, textOf)

/** Everything about one project, to read and to change. Source: specification §2 "Projects". */
export function ProjectDialog(props: ProjectDialogProps) {
  const { isOpen } = props
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  // Each opening starts afresh: edits that were given up must not wait in a closed dialog.
  return <OpenedProject key={opening.count} {...props} />
}

function OpenedProject(props: ProjectDialogProps) {
  const { subject, serverErrors = NO_ERRORS, ownVersion, isBusy = false, onCopied } = props
  const project = subject.kind === 'saved' ? subject.project : null
  const record = useMemo(() => (project === null ? EMPTY : projectDraftOf(project)), [project])
  const form = useRecordForm<ProjectDraft>({
    record,
    version: project?.version,
    ownVersion,
    labels: PROJECT_LABELS,
    order: PROJECT_FIELDS,
    validate: validateProject,
    serverErrors,
  })
  const uploads = usePictureUploads(props.onUpload, (place, { id }) =>
    form.set(place as PictureFieldName, id),
  )

  const known = [project?.media, project?.defaultMedia, ...uploads.done]
  const removePicture = (field: PictureFieldName) => {
    const id = form.draft[field]
    form.set(field, null)
    if (id !== null && record[field] === id) props.onRemoveImage(id)
  }

  return (
    <RecordDialog
      {...props}
      title={PROJECT_DIALOG_TITLE}
      noun="project"
      size="medium"
      state={subject.kind === 'saved' || subject.kind === 'new' ? 'form' : subject.kind}
      form={form}
      saved={record}
      differences={differences}
      isUploading={uploads.isUploading}
    >
      <FieldGrid>
        {PROJECT_TEXT_FIELDS.map((field) => (
          <Field
            key={field}
            name={field}
            label={PROJECT_LABELS[field]}
            error={form.errorOf(field)}
            isRequired={field === 'name'}
          >
            <CopyField
              what={PROJECT_LABELS[field]}
              value={form.draft[field]}
              onChange={(text) => form.set(field, text)}
              onBlur={() => form.leave(field)}
              // The browser would offer the agent's own details.
              autoComplete="off"
              isDisabled={isBusy}
              onCopied={onCopied}
            />
          </Field>
        ))}
        {PROJECT_PICTURE_FIELDS.map((field) => {
          const id = form.draft[field]
          const upload = uploads.of(field)[0] ?? null
          const media = id === null ? null : known.find((one) => one?.id === id)
          return (
            <Field
              key={field}
              name={field}
              label={PROJECT_LABELS[field]}
              hint={
                field === 'mediaId'
                  ? 'What the card of the project shows.'
                  : 'What units without pictures of their own show.'
              }
              error={form.errorOf(field)}
              isRequired
              isGroup
            >
              <PictureField
                what={PROJECT_LABELS[field].toLowerCase()}
                src={pictureUrl(media, 'gallery')}
                fullSrc={pictureUrl(media)}
                upload={upload}
                rules={RULES}
                isDisabled={isBusy}
                onFile={(file) => {
                  if (upload !== null) uploads.dismiss(upload.key)
                  uploads.start(field, [file])
                }}
                onRemove={() => removePicture(field)}
                onRetry={() => upload && uploads.retry(upload.key)}
                onDismiss={() => upload && uploads.dismiss(upload.key)}
              />
            </Field>
          )
        })}
      </FieldGrid>
    </RecordDialog>
  )
}
