import { CircleAlert, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Lightbox } from '../../overlays/Lightbox/Lightbox.tsx'
import { DropZone } from '../DropZone/DropZone.tsx'
import type { NamingProps } from '../../inputs/field-context.ts'
import type { FileRules } from '../file-rules.ts'
import type { GalleryUpload } from '../Gallery/gallery-picture.ts'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { useFilePicture } from '../use-file-picture.ts'
import * as S from './PictureField.styles.ts'

export interface PictureFieldProps extends NamingProps {
  /** Names the buttons: "image" gives "Delete image". */
  what: string
  /** The URL of the current picture; null if there is none. */
  src: string | null
  /** The URL of the full version, for the lightbox; `src` by default. */
  fullSrc?: string | null
  /** The picture that is uploading or has failed, shown at once; null if there is none. */
  upload?: GalleryUpload | null
  rules: FileRules
  /** `contain` shows all of the picture on white and takes little height, for a logo. */
  fit?: 'cover' | 'contain'
  isDisabled?: boolean
  onFile: (file: File) => void
  onRemove: () => void
  /** Called to retry the failed upload. */
  onRetry: () => void
  /** Called to cancel the upload or remove the failed picture. */
  onDismiss: () => void
}

/**
 * One picture that can be enlarged, replaced by dropping or choosing a file, and deleted.
 *
 * @also Image upload
 * @do Show the picture at once, while it is uploading.
 * @dont Do not delete a saved picture without asking.
 * @key Enter or Space: Enlarges the picture, opens the file picker, or deletes.
 */
export function PictureField({
  what,
  src,
  fullSrc = src,
  upload = null,
  rules,
  fit = 'cover',
  isDisabled = false,
  onFile,
  onRemove,
  onRetry,
  onDismiss,
  ...naming
}: PictureFieldProps) {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const preview = useFilePicture(upload?.file ?? null)
  const isEmpty = src === null && upload === null
  const hasFailed = upload !== null && upload.error !== null
  return (
    <S.Root>
      {upload !== null ? (
        <S.Frame data-failed={hasFailed || undefined}>
          <S.Picture ref={preview} alt={upload.file.name} data-fit={fit} data-faint />
          <S.Bar>
            <S.State>
              {hasFailed ? (
                <S.Trouble role="alert">
                  <CircleAlert aria-hidden />
                  <span>{upload.error}</span>
                </S.Trouble>
              ) : (
                <ProgressBar label={`Upload of ${upload.file.name}`} value={upload.progress} />
              )}
            </S.State>
            {hasFailed && (
              <IconButton
                size="small"
                label={`Try ${upload.file.name} again`}
                icon={<RotateCw aria-hidden />}
                onClick={onRetry}
              />
            )}
            <IconButton
              size="small"
              label={hasFailed ? `Remove ${upload.file.name}` : `Cancel ${upload.file.name}`}
              icon={<X aria-hidden />}
              onClick={onDismiss}
            />
          </S.Bar>
        </S.Frame>
      ) : (
        src !== null && (
          <S.Frame>
            <S.Enlarge type="button" aria-label={`Enlarge ${what}`} onClick={() => setIsEnlarged(true)}>
              <S.Picture src={src} alt="" data-fit={fit} />
            </S.Enlarge>
            <S.Corner>
              <IconButton
                size="small"
                variant="secondary"
                label={`Delete ${what}`}
                icon={<Trash2 aria-hidden />}
                disabled={isDisabled}
                onClick={onRemove}
              />
            </S.Corner>
          </S.Frame>
        )
      )}
      <DropZone
        {...naming}
        rules={rules}
        buttonLabel={isEmpty ? 'Choose a picture' : 'Choose another picture'}
        size={isEmpty && fit === 'cover' ? 'medium' : 'small'}
        isDisabled={isDisabled}
        onFiles={([file]) => file && onFile(file)}
      />
      {src !== null && (
        <Lightbox
          pictures={[{ src: fullSrc ?? src, name: '' }]}
          open={isEnlarged ? 0 : null}
          onOpen={() => setIsEnlarged(true)}
          onClose={() => setIsEnlarged(false)}
        />
      )}
    </S.Root>
  )
}
