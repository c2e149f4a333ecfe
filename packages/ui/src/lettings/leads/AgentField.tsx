import { choicesOf, type Person } from '@latchkey/domain/users/people'
import { Select } from '../../inputs/Select/Select.tsx'
import type { BoundValues } from '../../forms/bound-form.ts'
import { BoundField } from '../../forms/BoundField.tsx'

export interface AgentFieldProps {
  form: BoundValues<{ viewingUserId: number | null }>
  agents: readonly Person[]
}

/** The agent of a viewing; always required. */
export function AgentField({ form, agents }: AgentFieldProps) {
  return (
    <BoundField form={form} name="viewingUserId" isRequired>
      {(control) => <Select {...control} options={choicesOf(agents)} placeholder="Choose an agent…" />}
    </BoundField>
  )
}
