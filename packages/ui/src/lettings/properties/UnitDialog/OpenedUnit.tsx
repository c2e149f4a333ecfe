import { errorsWithin, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import {
  emptyPropertyDraft,
  propertyDraftOf,
  type PropertyDraft,
} from '@latchkey/domain/properties/property.draft'
import {
  PROPERTY_FIELDS,
  PROPERTY_LABELS,
  PROPERTY_SECTIONS,
  type PropertyField,
  type PropertySectionId,
} from '@latchkey/domain/properties/property.labels'
import { PROPERTY_DIALOG_TITLES } from '@latchkey/domain/properties/property.messages'
import { propertyDraftText } from '@latchkey/domain/properties/property.names'
import { validateProperty } from '@latchkey/domain/properties/property.suite'
import { useMemo, useState, type ReactNode } from 'react'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import { Accordion } from '../../../layout/Accordion/Accordion.tsx'
import { recordDifferences } from '../../record-differences.ts'
import { useRecordForm } from '../../record-form.ts'
import { RecordDialog } from '../../RecordDialog.tsx'
import { usePictureUploads } from '../../use-picture-uploads.ts'
import { AmenitySection } from './AmenitySection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { GallerySection } from './GallerySection.tsx'
import { FactsSection, NumbersSection, ParkingSection } from './NumberSections.tsx'
import type { UnitDialogProps } from './UnitDialog.tsx'

const NO_ERRORS: ErrorsByField = {}
const PICTURES = { one: 'picture', many: 'pictures' }
const EMPTY = emptyPropertyDraft()
/** What one needs at the start; the rest is a press away. */
const OPEN_AT_FIRST: readonly PropertySectionId[] = ['details', 'section', 'gallery']

const differences = (mine: PropertyDraft, theirs: PropertyDraft) =>
  recordDifferences(mine, theirs, PROPERTY_FIELDS, PROPERTY_LABELS, propertyDraftText)

/** The dialog for as long as it is open once. */
export function OpenedUnit(props: UnitDialogProps) {
  const { kind, subject, serverErrors = NO_ERRORS, ownVersion, isBusy = false, onCopied } = props
  const property = subject.kind === 'saved' ? subject.property : null
  const record = useMemo(() => (property === null ? EMPTY : propertyDraftOf(property)), [property])
  const [openIds, setOpenIds] = useState<readonly string[]>(OPEN_AT_FIRST)
  const form = useRecordForm<PropertyDraft>({
    record,
    version: property?.version,
    ownVersion,
    labels: PROPERTY_LABELS,
    order: PROPERTY_FIELDS,
    validate: validateProperty,
    serverErrors,
  })
  const uploads = usePictureUploads(props.onUpload, (_place, { id }) =>
    form.update('images', (images) => [...images, { id }]),
  )

  // Errors must not hide in a closed section: the server's are new once, the form's own come with `onInvalid`.
  const [shownErrors, setShownErrors] = useState(serverErrors)
  if (shownErrors !== serverErrors) {
    setShownErrors(serverErrors)
    setOpenIds(withErrors(openIds, serverErrors))
  }

  const removePicture = (id: number) => {
    const isSaved = record.images.some((image) => image.id === id)
    form.set(
      'images',
      form.draft.images.filter((image) => image.id !== id),
    )
    if (isSaved) props.onRemoveImage(id)
    else props.onImageDropped()
  }

  const section = { form, isDisabled: isBusy, onCopied }
  const bodies: Readonly<Record<PropertySectionId, ReactNode>> = {
    details: <DetailsSection {...section} />,
    section: <FactsSection {...section} />,
    gallery: (
      <GallerySection
        {...section}
        known={[...(property?.images ?? []), ...uploads.done]}
        uploads={uploads}
        onRemove={removePicture}
      />
    ),
    prices: <NumbersSection {...section} kind="amounts" />,
    size: <NumbersSection {...section} kind="areas" />,
    amenities: <AmenitySection {...section} />,
    parking: <ParkingSection {...section} />,
  }
  const pictureCount = form.draft.images.length

  return (
    <RecordDialog
      {...props}
      title={PROPERTY_DIALOG_TITLES[kind]}
      noun={kind}
      size="large"
      state={subject.kind === 'saved' || subject.kind === 'new' ? 'form' : subject.kind}
      form={form}
      saved={record}
      differences={differences}
      isUploading={uploads.isUploading}
      onInvalid={() => setOpenIds(withErrors(openIds, validateProperty(form.draft)))}
    >
      <Accordion
        openIds={openIds}
        onOpenChange={setOpenIds}
        sections={PROPERTY_SECTIONS.map(({ id, title, fields }) => ({
          id,
          title,
          children: bodies[id],
          hasError: fields.some((field: PropertyField) => form.errorOf(field) !== undefined),
          ...(id === 'gallery' &&
            pictureCount > 0 && { mark: <CountBadge count={pictureCount} noun={PICTURES} /> }),
        }))}
      />
    </RecordDialog>
  )
}

/** The open sections together with those that hold an error. */
function withErrors(openIds: readonly string[], errors: ErrorsByField): string[] {
  const wrong = PROPERTY_SECTIONS.filter(({ fields }) =>
    fields.some((field: PropertyField) => errorsWithin(errors, field).length > 0),
  )
  return [...new Set([...openIds, ...wrong.map(({ id }) => id)])]
}
