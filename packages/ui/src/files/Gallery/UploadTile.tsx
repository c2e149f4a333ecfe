import { CircleAlert, RotateCw, X } from 'lucide-react'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { useFilePicture } from '../use-file-picture.ts'
import type { GalleryUpload } from './gallery-picture.ts'
import * as S from './Gallery.styles.ts'

export interface UploadTileProps {
  upload: GalleryUpload
  onRetry: () => void
  onDismiss: () => void
}

/** A picture that is uploading or has failed, previewed from its file. */
export function UploadTile({ upload, onRetry, onDismiss }: UploadTileProps) {
  const { file, progress, error } = upload
  const picture = useFilePicture(file)
  const hasFailed = error !== null
  return (
    <S.Tile data-failed={hasFailed || undefined} data-uploading={!hasFailed || undefined}>
      <S.Frame>
        <S.Picture ref={picture} alt={file.name} />
      </S.Frame>
      <S.Bar>
        <S.State>
          {hasFailed ? (
            <S.Trouble role="alert">
              <CircleAlert aria-hidden />
              <span>{error}</span>
            </S.Trouble>
          ) : (
            <ProgressBar label={`Upload of ${file.name}`} value={progress} />
          )}
        </S.State>
        {hasFailed && (
          <IconButton
            size="small"
            label={`Try ${file.name} again`}
            icon={<RotateCw aria-hidden />}
            onClick={onRetry}
          />
        )}
        <IconButton
          size="small"
          label={hasFailed ? `Remove ${file.name}` : `Cancel ${file.name}`}
          icon={<X aria-hidden />}
          onClick={onDismiss}
        />
      </S.Bar>
    </S.Tile>
  )
}
