import { useState } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { DropZone } from '../DropZone/DropZone.tsx'
import { fileSize, type FileRules } from '../file-rules.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { useFilePicture } from '../use-file-picture.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Banner } from '../../overlays/Banner/Banner.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import * as S from './UploadDialog.styles.ts'

export interface UploadDialogProps {
  isOpen: boolean
  /** The accepted files. */
  rules: FileRules
  /** True while the picture uploads: it cannot be submitted twice, and the dialog stays open. */
  isBusy?: boolean
  /** The uploaded fraction, 0 to 1; null if unknown. */
  progress?: number | null
  /** The error message for the last picture. */
  error?: string | undefined
  onUpload: (file: File) => void
  onClose: () => void
}

/**
 * Uploads one picture after a preview.
 *
 * @do Show the picture before it is sent.
 * @dont Do not upload on drop: wait for the button.
 * @key Enter or Space: On its first button, opens the file picker.
 * @key Escape: Closes it.
 */
export function UploadDialog(props: UploadDialogProps) {
  const { isOpen } = props
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  // Remounted on each opening, so that a picture that was not uploaded is discarded.
  return <OpenedUpload key={opening.count} {...props} />
}

function OpenedUpload({
  isOpen,
  rules,
  isBusy = false,
  progress = null,
  error,
  onUpload,
  onClose,
}: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const preview = useFilePicture(file)
  const close = () => !isBusy && onClose()

  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={close}
      title="Upload"
      footer={
        <>
          <Button isInactive={isBusy} onClick={close}>
            Close
          </Button>
          <Button
            variant="primary"
            disabled={file === null}
            isBusy={isBusy}
            busyLabel="Uploading…"
            onClick={() => file !== null && onUpload(file)}
          >
            Upload
          </Button>
        </>
      }
    >
      <Stack>
        <DropZone
          aria-label="Picture"
          rules={rules}
          buttonLabel={file === null ? 'Choose a picture' : 'Choose another picture'}
          size={file === null ? 'medium' : 'small'}
          isDisabled={isBusy}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        {file !== null && (
          <S.Chosen aria-live="polite">
            <S.Preview ref={preview} alt="" />
            <S.Facts>
              <S.Name>{file.name}</S.Name>
              <S.Size>{fileSize(file.size)}</S.Size>
            </S.Facts>
          </S.Chosen>
        )}
        {isBusy && <ProgressBar label={`Upload of ${file?.name ?? 'the picture'}`} value={progress} />}
        {error !== undefined && !isBusy && <Banner tone="danger">{error}</Banner>}
      </Stack>
    </Dialog>
  )
}
