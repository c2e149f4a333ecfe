import { Card } from '@latchkey/ui/layout/Card'
import { Stack } from '@latchkey/ui/layout/Stack'
import { token } from '@latchkey/ui/theme/token'
import { styled } from 'styled-components'
import type { MailContent } from '../../packages/server/src/mail/mail.contract.ts'

const Page = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 38rem;
  border: 0;
  background: #fff;
  color-scheme: light;
`

const Text = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-family: ${token.font.mono};
`

/** What the preview of a mail accepts. */
export interface MailPreviewProps {
  /** Just as it would be sent. */
  mail: MailContent
}

/** A mail as people receive it: its subject, its HTML, and its plain text. */
export function MailPreview({ mail }: MailPreviewProps) {
  return (
    <Stack>
      <h1>{mail.subject}</h1>
      <Card hasPadding={false}>
        {/* Sandboxed: scripts do not run, as in a mail program. */}
        <Page title={mail.subject} sandbox="" srcDoc={mail.html} />
      </Card>
      <Card title="As plain text">
        <Text>{mail.text}</Text>
      </Card>
    </Stack>
  )
}
