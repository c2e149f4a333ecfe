import { PictureChangeModel, ProfileStoreModel } from '@latchkey/domain/profile/profile.store'
import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import { ProfileCard } from '@latchkey/ui/lettings/profile/ProfileCard/ProfileCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const OwnProfile = observer(function OwnProfile() {
  const { session } = useRoot()
  const profile = useStore(ProfileStoreModel)
  const picture = useStore(PictureChangeModel)
  const known = session.profile
  const form = useEditedForm(
    (draft: ProfileDraft) => profile.save(draft),
    () => session.loadProfile(),
  )

  return (
    <ProfileCard
      form={
        known && {
          ...form,
          record: known.draft,
          pictureUrl: known.pictureUrl,
          onChangePicture: () => picture.setOpen(true),
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
        onUpload: (file) => void picture.send(file),
        onClose: () => picture.setOpen(false),
      }}
    />
  )
})
