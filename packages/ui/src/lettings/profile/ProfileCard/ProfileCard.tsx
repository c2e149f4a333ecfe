import { IMAGE_RULES } from '@latchkey/domain/media/media.limits'
import { Card } from '../../../layout/Card/Card.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import type { UploadDialogProps } from '../../../files/UploadDialog/UploadDialog.tsx'
import { lazyDialog } from '../../../loading/lazy-dialog.tsx'
import { ProfileForm, type ProfileFormProps } from '../ProfileForm/ProfileForm.tsx'

const UploadDialog = lazyDialog(() => import('../../../files/UploadDialog/UploadDialog.tsx'), 'UploadDialog')

export interface ProfileCardProps {
  /** Null until the profile is loaded. */
  form: ProfileFormProps | null
  /** True if the profile could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  upload: Omit<UploadDialogProps, 'rules'>
}

/**
 * The user's own name and picture.
 *
 * @do Keep the form on show while a picture is sent.
 * @dont Do not use it for another user’s profile.
 * @key Enter: In a field, saves.
 */
export function ProfileCard({ form, hasFailed, onRetry, upload }: ProfileCardProps) {
  return (
    <Card title="Name and picture">
      {form === null && !hasFailed && <Skeleton shape="control" count={3} />}
      {hasFailed && (
        <Banner tone="danger" onRetry={onRetry}>
          This could not be loaded.
        </Banner>
      )}
      {form !== null && <ProfileForm {...form} />}
      <UploadDialog {...upload} rules={IMAGE_RULES} />
    </Card>
  )
}
