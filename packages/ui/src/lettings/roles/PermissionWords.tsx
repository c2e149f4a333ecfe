import type { PermissionRecord } from '@latchkey/domain/access/permission.model'
import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'

/** Always in a line of its own, whether there is room beside the words or not. */
const Name = styled.span`
  display: block;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`

/** Describes a permission, with its name in the API. */
export function PermissionWords({
  permission: { description, label },
}: {
  permission: Pick<PermissionRecord, 'description' | 'label'>
}) {
  return (
    <>
      {description} <Name>{label}</Name>
    </>
  )
}
