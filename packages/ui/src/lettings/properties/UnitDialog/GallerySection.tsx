import type { Media } from '@latchkey/domain/media/media.contract'
import { IMAGE_RULES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media-pictures'
import { Gallery } from '../../../files/Gallery/Gallery.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { PictureUploads } from '../../use-picture-uploads.ts'
import type { UnitSectionProps } from './unit-section.ts'

export interface GallerySectionProps extends UnitSectionProps {
  /** The pictures that the form may refer to: those of the record, and those uploaded since. */
  known: readonly Media[]
  uploads: PictureUploads
  onRemove: (id: number) => void
}

const PLACE = 'images'

/** The pictures of the home in their order; cards show the first. */
export function GallerySection({ form, isDisabled, known, uploads, onRemove }: GallerySectionProps) {
  return (
    <BoundField form={form} name="images" isGroup isLabelHidden>
      {({ value: images, onChange }) => (
        <Gallery
          pictures={images.map(({ id }, place) => {
            const media = known.find((one) => one.id === id)
            return {
              id,
              src: pictureUrl(media, 'card') ?? '',
              fullSrc: pictureUrl(media) ?? '',
              name: media?.originalName ?? '',
              error: form.errorAt(`images.${place}.id`),
            }
          })}
          uploads={uploads.of(PLACE)}
          rules={IMAGE_RULES}
          isDisabled={isDisabled}
          onSort={(ids) => onChange(ids.map((id) => ({ id })))}
          onRemove={onRemove}
          onFiles={(files) => uploads.start(PLACE, files)}
          onRetry={uploads.retry}
          onDismiss={uploads.dismiss}
        />
      )}
    </BoundField>
  )
}
