import { IMAGE_DELETED } from '@latchkey/domain/media/media.messages'
import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { Property } from '@latchkey/domain/properties/property.contract'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import {
  PROPERTY_FIELDS,
  PROPERTY_SECTIONS,
  type PropertyField,
  type PropertySectionId,
} from '@latchkey/domain/properties/property.fields'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CountBadge } from '../../../data/CountBadge/CountBadge.tsx'
import { Accordion } from '../../../layout/Accordion/Accordion.tsx'
import { toasts } from '../../../overlays/toasts.ts'
import type { PictureUploads } from '../../use-picture-uploads.ts'
import { FieldsSection } from './FieldsSection.tsx'
import { GallerySection } from './GallerySection.tsx'

interface UnitFieldsProps {
  form: RecordForm<PropertyDraft>
  /** Null for a new home. */
  saved: Property | null
  uploads: PictureUploads
  isBusy: boolean
  onRemoveImage: (imageId: number) => void
  /** The field whose section is open. */
  goTo: PropertyField | null
}

const PICTURES = { one: 'picture', many: 'pictures' }
const OPEN_AT_FIRST: readonly PropertySectionId[] = ['details', 'section', 'gallery']

/** All fields of a home in their sections; an error in a closed section opens it. */
export const UnitFields = observer(function UnitFields({
  form,
  saved,
  uploads,
  isBusy,
  onRemoveImage,
  goTo,
}: UnitFieldsProps) {
  const [openIds, setOpenIds] = useState<readonly string[]>(OPEN_AT_FIRST)
  const inError = PROPERTY_SECTIONS.filter(({ fields }) =>
    form.errors.some(({ name }) => fields.some((field) => field === name)),
  ).map(({ id }) => id)
  // Set during rendering, so that the section of the first error is open before the field is focused.
  const [shownAttempts, setShownAttempts] = useState(0)
  if (form.failedAttempts !== shownAttempts) {
    setShownAttempts(form.failedAttempts)
    setOpenIds([...new Set([...openIds, ...inError])])
  }
  const [goneTo, setGoneTo] = useState<PropertyField | null>(null)
  if (goTo !== goneTo) {
    setGoneTo(goTo)
    if (goTo !== null) setOpenIds([...new Set([...openIds, PROPERTY_FIELDS[goTo].section])])
  }

  const removePicture = (id: number) => {
    form.set(
      'images',
      form.value('images').filter((image) => image.id !== id),
    )
    if (saved?.images.some((image) => image.id === id)) onRemoveImage(id)
    else toasts.success(IMAGE_DELETED)
  }

  const section = { form, isDisabled: isBusy }
  const pictureCount = form.value('images').length

  return (
    <Accordion
      openIds={openIds}
      onOpenChange={setOpenIds}
      sections={PROPERTY_SECTIONS.map(({ id, title, fields }) => ({
        id,
        title,
        children:
          id === 'gallery' ? (
            <GallerySection
              {...section}
              known={[...(saved?.images ?? []), ...uploads.done]}
              uploads={uploads}
              onRemove={removePicture}
            />
          ) : (
            <FieldsSection {...section} fields={fields} />
          ),
        hasError: inError.includes(id),
        ...(id === 'gallery' &&
          pictureCount > 0 && { mark: <CountBadge count={pictureCount} noun={PICTURES} /> }),
      }))}
    />
  )
})
