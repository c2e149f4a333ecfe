import { IMAGE_EXTENSIONS, IMAGE_MAX_BYTES } from '@latchkey/domain/media/media.limits'
import { pictureUrl } from '@latchkey/domain/media/media.pictures'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { GENERIC_ERROR } from '@latchkey/domain/platform/messages'
import {
  IMAGE_UPLOADED,
  PROFILE_IMAGE_UPDATED,
  PROFILE_UPDATED,
} from '@latchkey/domain/profile/profile.messages'
import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import { Button } from '@latchkey/ui/controls/Button'
import { Card } from '@latchkey/ui/layout/Card'
import { Skeleton } from '@latchkey/ui/layout/Skeleton'
import { ProfileForm } from '@latchkey/ui/lettings/profile/ProfileForm'
import { toastFailure, toastOutcome } from '@latchkey/ui/lettings/toast-outcome'
import { Banner } from '@latchkey/ui/overlays/Banner'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { UploadDialog } from '@latchkey/ui/overlays/UploadDialog'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useGuardedForm } from '../../editing/use-unsaved-edits.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'

const RULES = { extensions: IMAGE_EXTENSIONS, maxBytes: IMAGE_MAX_BYTES }

/** A person's own name and picture, joined to the stores. Source: specification §2 "Profile Settings", decision G31. */
export const ProfileCard = observer(function ProfileCard() {
  const { profile, media } = useStaff()
  const { session } = useRuntime().root
  const setDirty = useGuardedForm()
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const [isUploading, setUploading] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  const [uploadError, setUploadError] = useState<string>()
  const known = session.profile
  const record = useMemo(
    () => ({ firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' }),
    [known],
  )

  const handleSubmit = async (draft: ProfileDraft) => {
    const outcome = await profile.save(draft)
    if (outcome.kind === 'done') {
      setDirty(false)
      toasts.success(PROFILE_UPDATED)
      void session.loadProfile()
    } else if (outcome.kind === 'invalid') setServerErrors(outcome.errors)
    else toastFailure(outcome)
  }

  const showUpload = (isOpen: boolean) => {
    setUploadError(undefined)
    setUploading(isOpen)
  }
  const handleUpload = async (file: File) => {
    setSending(true)
    setProgress(null)
    setUploadError(undefined)
    const sent = await media.upload(file, setProgress)
    setSending(false)
    if (sent.kind !== 'uploaded') {
      setUploadError(sent.kind === 'refused' ? sent.message : GENERIC_ERROR)
      return
    }
    toasts.success(IMAGE_UPLOADED)
    showUpload(false)
    const outcome = await profile.setImage(sent.media.id)
    toastOutcome(outcome, PROFILE_IMAGE_UPDATED)
    if (outcome.kind === 'done') void session.loadProfile()
  }

  return (
    <Card title="Name and picture">
      {known === null && !session.hasProfileFailed && <Skeleton shape="control" count={3} />}
      {session.hasProfileFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={() => void session.loadProfile()}>
              Retry
            </Button>
          }
        >
          This could not be loaded.
        </Banner>
      )}
      {known !== null && (
        <ProfileForm
          record={record}
          pictureUrl={pictureUrl(known.media, 'card') ?? undefined}
          onSubmit={(draft) => void handleSubmit(draft)}
          onChangePicture={() => showUpload(true)}
          onDirtyChange={setDirty}
          isBusy={profile.isSaving}
          {...(serverErrors === undefined ? {} : { serverErrors })}
        />
      )}
      <UploadDialog
        isOpen={isUploading}
        rules={RULES}
        isBusy={isSending}
        progress={progress}
        error={uploadError}
        onUpload={(file) => void handleUpload(file)}
        onClose={() => showUpload(false)}
      />
    </Card>
  )
})
