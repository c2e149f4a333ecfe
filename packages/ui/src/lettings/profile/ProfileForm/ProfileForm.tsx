import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { validateProfile, type ProfileDraft } from '@latchkey/domain/profile/profile.suite'
import { useEffect } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Avatar } from '../../../layout/Avatar/Avatar.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { useRecordForm } from '../../record-form.ts'

/** What the form accepts. */
export interface ProfileFormProps {
  /** As saved; keep it one and the same value while it is. */
  record: ProfileDraft
  /** The person's picture; undefined while there is none. */
  pictureUrl?: string | undefined
  onSubmit: (draft: ProfileDraft) => void
  onChangePicture: () => void
  /** Whether something is typed that would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

const LABELS = { firstName: 'First name', lastName: 'Last name' } as const
const ORDER = ['firstName', 'lastName'] as const
const COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const
const NO_ERRORS: ErrorsByField = {}

/** A person's own name and picture. Source: specification §2 "Profile Settings", decision G30. */
export function ProfileForm({
  record,
  pictureUrl,
  onSubmit,
  onChangePicture,
  onDirtyChange,
  serverErrors = NO_ERRORS,
  isBusy = false,
}: ProfileFormProps) {
  const form = useRecordForm<ProfileDraft>({
    record,
    version: undefined,
    labels: LABELS,
    order: ORDER,
    validate: validateProfile,
    serverErrors,
  })
  useEffect(() => onDirtyChange?.(form.isDirty), [onDirtyChange, form.isDirty])
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <Form onSubmit={handleSubmit} errors={form.errors}>
      <Inline gap="medium">
        <Avatar size="large" {...(pictureUrl === undefined ? {} : { src: pictureUrl })} />
        <Button onClick={onChangePicture}>Change</Button>
      </Inline>
      <FieldGrid>
        {ORDER.map((name) => (
          <Field key={name} label={LABELS[name]} name={name} error={form.errorOf(name)} isRequired>
            <TextField
              name={name}
              value={form.draft[name]}
              onChange={(text) => form.set(name, text)}
              onBlur={() => form.leave(name)}
              autoComplete={COMPLETE[name]}
            />
          </Field>
        ))}
      </FieldGrid>
      <Inline>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </Inline>
    </Form>
  )
}
