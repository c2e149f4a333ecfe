import { PictureChangeModel } from '@latchkey/domain/profile/picture-change.model'
import {
  IMAGE_UPLOADED,
  PROFILE_IMAGE_UPDATED,
  PROFILE_UPDATED,
} from '@latchkey/domain/profile/profile.messages'
import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import { ProfileCard } from '@latchkey/ui/lettings/profile/ProfileCard/ProfileCard.tsx'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '@latchkey/ui/lettings/use-submit.ts'
import { useGuardedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const OwnProfile = observer(function OwnProfile() {
  const { media, profile, session } = useRoot()
  const { guard, settle } = useGuardedForm()
  const [picture] = useState(() => PictureChangeModel.create({}, { media, profile }))
  const known = session.profile
  const form = useSubmit(
    (draft: ProfileDraft) => profile.save(draft),
    async (outcome) => {
      if (!(await toastOutcome(outcome, PROFILE_UPDATED))) return
      settle()
      void session.loadProfile()
    },
  )
  const handleUpload = async (file: File) => {
    const outcome = await picture.send(file, () => toasts.success(IMAGE_UPLOADED))
    if (outcome !== null && (await toastOutcome(outcome, PROFILE_IMAGE_UPDATED))) void session.loadProfile()
  }

  return (
    <ProfileCard
      form={
        known && {
          ...form,
          record: known.draft,
          pictureUrl: known.pictureUrl,
          onChangePicture: () => picture.setOpen(true),
          guard,
          isBusy: profile.isSaving,
        }
      }
      hasFailed={session.hasProfileFailed}
      onRetry={() => void session.loadProfile()}
      upload={{
        isOpen: picture.isOpen,
        isBusy: picture.isBusy,
        progress: picture.progress,
        error: picture.error,
        onUpload: (file) => void handleUpload(file),
        onClose: () => picture.setOpen(false),
      }}
    />
  )
})
