import { ProfileFormModel } from '@latchkey/domain/profile/profile.form'
import type { ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Avatar } from '../../../layout/Avatar/Avatar.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { useForm, type EditProps } from '../../use-form.ts'

export interface ProfileFormProps extends EditProps<ProfileDraft> {
  /** The saved profile; keep the object identical until the next save. */
  record: ProfileDraft
  /** The user's picture; undefined if there is none. */
  pictureUrl?: string | undefined
  onChangePicture: () => void
}

const ORDER = ['firstName', 'lastName'] as const
const COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const

/**
 * The user's own name and picture.
 *
 * @do Keep it on the page of its owner.
 * @dont Do not use it for other people’s names.
 * @key Enter: In a field, sends the form.
 */
export function ProfileForm({
  record,
  pictureUrl,
  onSubmit,
  onChangePicture,
  guard,
  serverErrors,
  isBusy = false,
}: ProfileFormProps) {
  const form = useForm(() => ProfileFormModel.create({ values: record }), {
    record,
    serverErrors,
    guard,
  })
  return (
    <CheckedForm form={form} isBusy={isBusy} onSubmit={onSubmit}>
      <Inline gap="medium">
        <Avatar size="large" {...(pictureUrl === undefined ? {} : { src: pictureUrl })} />
        <Button onClick={onChangePicture}>Change</Button>
      </Inline>
      <FieldGrid>
        {ORDER.map((name) => (
          <BoundField key={name} form={form} name={name} isRequired>
            {(control) => <TextField {...control} name={name} autoComplete={COMPLETE[name]} />}
          </BoundField>
        ))}
      </FieldGrid>
      <Inline>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </Inline>
    </CheckedForm>
  )
}
